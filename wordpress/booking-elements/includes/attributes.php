<?php
/**
 * The elements and their attributes, from `attributes.json`, and what counts as a value of each.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

/**
 * The elements by their tags, each with its `title` and its `attributes`.
 *
 * An attribute has a `type` (`boolean`, `number`, `choice`, `choices`, `language`, `url`, `color`, `date` or `text`), a
 * `description`, and where they apply: `values` (the words of a choice), `default`, and `common` (several elements have it).
 */
function elements(): array {
	static $elements = null;
	if ( null === $elements ) {
		// A file of the plugin, not a request.
		$elements = json_decode( file_get_contents( dirname( MAIN_FILE ) . '/attributes.json' ), true );
	}
	return $elements;
}

/** The attributes of an element by their names. */
function attributes_of( string $tag ): array {
	return elements()[ $tag ]['attributes'];
}

/**
 * A value as it may be printed, or null if it is blank or no value of this attribute.
 *
 * @param array $attribute The attribute, as in `attributes.json`.
 * @param mixed $raw       What an author, a setting or another plugin gave.
 */
function clean_value( array $attribute, $raw ): ?string {
	$text = is_scalar( $raw ) ? sanitize_text_field( (string) $raw ) : '';
	if ( '' === $text ) {
		return null;
	}
	switch ( $attribute['type'] ) {
		case 'boolean':
			// On if present, like the attribute, but for the words of a person or a switch that say no.
			return in_array( strtolower( $text ), array( '0', 'false', 'no', 'off' ), true ) ? null : '';
		case 'number':
			return matching( '/^\d+(\.\d+)?(px)?$/', $text );
		case 'date':
			return matching( '/^\d{4}-\d{2}-\d{2}$/', $text );
		case 'color':
			return matching( '/^[\w#%.,()\/ +-]{1,100}$/', $text );
		case 'url':
			return matching( '/^https?:\/\/[^\s\/]/', esc_url_raw( trim( (string) $raw ), array( 'http', 'https' ) ) );
		case 'choice':
			return one_of( $attribute['values'], $text );
		case 'language':
			return one_of( $attribute['values'], preg_split( '/[-_]/', $text )[0] );
		case 'choices':
			$words = preg_split( '/[\s,]+/', $text );
			$known = array_filter( $words, fn( $word ) => null !== one_of( $attribute['values'], $word ) );
			return $known ? implode( ' ', $known ) : null;
		default:
			// `sanitize_text_field` drops `%20` and the like, which a URL or a sales channel may contain.
			return wp_strip_all_tags( wp_check_invalid_utf8( (string) $raw ), true );
	}
}

/** The text if it matches. */
function matching( string $pattern, string $text ): ?string {
	return preg_match( $pattern, $text ) ? $text : null;
}

/** The word of a list that this text is, in capitals or not. */
function one_of( array $words, string $text ): ?string {
	foreach ( $words as $word ) {
		if ( 0 === strcasecmp( $word, $text ) ) {
			return $word;
		}
	}
	return null;
}
