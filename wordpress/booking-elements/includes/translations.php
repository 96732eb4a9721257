<?php
/**
 * The plugin's texts in other languages: one file for a language and all its countries, in every version of WordPress.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

add_filter( 'gettext_booking-elements', __NAMESPACE__ . '\translated', 10, 2 );

/**
 * The text in the language of the user, from `languages/es.php` for `es_ES` and `es_MX`.
 *
 * @param string $translation What WordPress has found in its own language files.
 * @param string $text        The English text.
 */
function translated( $translation, $text ): string {
	static $texts_by_language = array();
	if ( $translation !== $text ) {
		return $translation;
	}
	$language = strtolower( substr( determine_locale(), 0, 2 ) );
	if ( ! isset( $texts_by_language[ $language ] ) ) {
		$file                           = dirname( MAIN_FILE ) . "/languages/$language.php";
		$texts_by_language[ $language ] = preg_match( '/^[a-z]{2}$/', $language ) && is_readable( $file ) ? require $file : array();
	}
	return $texts_by_language[ $language ][ $text ] ?? $translation;
}
