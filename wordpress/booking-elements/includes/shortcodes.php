<?php
/**
 * A shortcode for each element: `[transfers_box airport="CUN"]`.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_shortcodes' );

/** `transfers-box` → `transfers_box` */
function shortcode_name( string $tag ): string {
	return str_replace( '-', '_', $tag );
}

function register_shortcodes(): void {
	foreach ( elements() as $tag => $element ) {
		add_shortcode( shortcode_name( $tag ), fn( $given ) => element_html( $tag, shortcode_values( (array) $given ) ) );
	}
}

/**
 * The values by the names of attributes: `api_base` means `api-base`, and a word of its own, such as `featured`, is on.
 *
 * @param array $given As WordPress parsed them: a word without a value is a value without a name.
 */
function shortcode_values( array $given ): array {
	$values = array();
	foreach ( $given as $name => $value ) {
		list( $name, $value ) = is_int( $name ) ? array( $value, 'true' ) : array( $name, $value );
		$values[ str_replace( '_', '-', strtolower( (string) $name ) ) ] = $value;
	}
	return $values;
}
