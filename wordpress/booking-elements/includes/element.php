<?php
/**
 * The markup of an element, which blocks, shortcodes, widgets and the preview share.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

/**
 * An element as HTML, with the site's settings as defaults and a link to the hosted page inside. Asks for the script.
 *
 * @param string $tag   One of `elements()`.
 * @param array  $given Values by the names of attributes. Invalid ones and unknown names are left out.
 */
function element_html( string $tag, array $given ): string {
	$values = element_values( $tag, $given );
	$html   = '';
	foreach ( $values as $name => $value ) {
		$is_flag = 'boolean' === attributes_of( $tag )[ $name ]['type'];
		$html   .= $is_flag ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	enqueue_script();
	return "<$tag$html>" . fallback_link( $tag, $values ) . "</$tag>";
}

/** The values that an element is printed with: those given, else those of the site. */
function element_values( string $tag, array $given ): array {
	$values = array();
	foreach ( attributes_of( $tag ) as $name => $attribute ) {
		$value = clean_value( $attribute, $given[ $name ] ?? '' ) ?? clean_value( $attribute, site_default( $name ) );
		if ( null !== $value ) {
			$values[ $name ] = $value;
		}
	}
	return $values;
}

/** What the site's settings say about an attribute. */
function site_default( string $name ): string {
	if ( 'lang' === $name ) {
		return 'visitor' === setting( 'language' ) ? '' : determine_locale();
	}
	return setting( $name );
}

/** The link that visitors see until the element has loaded, and where it cannot run. Empty without a hosted page. */
function fallback_link( string $tag, array $values ): string {
	if ( ! isset( $values['hosted-url'] ) ) {
		return '';
	}
	$texts = array(
		'booking-engine'  => __( 'Book online', 'booking-elements' ),
		'transfers-box'   => __( 'Search transfers', 'booking-elements' ),
		'activities-list' => __( 'See tours', 'booking-elements' ),
		'activity-quote'  => __( 'See tours', 'booking-elements' ),
	);
	$url   = untrailingslashit( $values['hosted-url'] ) . hosted_path( $tag, $values );
	return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $texts[ $tag ] ) );
}

/** The path of the hosted page that shows the same: a tour has one only within its category. */
function hosted_path( string $tag, array $values ): string {
	if ( 'booking-engine' === $tag ) {
		return '/';
	}
	if ( 'transfers-box' === $tag ) {
		return '/transfers';
	}
	$segments = array( 'activities', $values['category'] ?? '' );
	if ( isset( $values['category'] ) ) {
		$segments[] = $values['activity'] ?? '';
	}
	return '/' . implode( '/', array_map( 'rawurlencode', array_filter( $segments ) ) );
}
