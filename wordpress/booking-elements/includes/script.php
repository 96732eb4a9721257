<?php
/**
 * `booking.js`: once, on the pages that need it, which are all if it opens links; as a module that nothing delays.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

const SCRIPT_HANDLE = 'booking-elements';

add_action( 'init', __NAMESPACE__ . '\register_script' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_for_post' );
add_filter( 'the_content', __NAMESPACE__ . '\enqueue_for_markup', 100 );
add_filter( 'widget_text_content', __NAMESPACE__ . '\enqueue_for_markup', 100 );
add_filter( 'widget_block_content', __NAMESPACE__ . '\enqueue_for_markup', 100 );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\replace_script_tag', 10, 2 );

function register_script(): void {
	$url = setting( 'script-url' );
	if ( '' !== $url ) {
		// The URL says which version is loaded, so that WordPress adds none.
		wp_register_script( SCRIPT_HANDLE, $url, array(), null, false );
	}
}

/** Adds the script to this page. Called while the page is already being printed, it goes to the footer. */
function enqueue_script(): void {
	if ( wp_script_is( SCRIPT_HANDLE, 'registered' ) ) {
		wp_enqueue_script( SCRIPT_HANDLE );
	}
}

/** Adds it to the head, where it loads earlier, if links need it or the post itself shows that it is needed. */
function enqueue_for_post(): void {
	if ( opens_links() ) {
		enqueue_script();
	}
	$post = is_singular() ? get_post() : null;
	if ( ! $post ) {
		return;
	}
	enqueue_for_markup( $post->post_content );
	foreach ( elements() as $tag => $element ) {
		if ( has_block( block_name( $tag ), $post ) || has_shortcode( $post->post_content, shortcode_name( $tag ) ) ) {
			enqueue_script();
		}
	}
}

/**
 * Adds it for elements that an author wrote as HTML, such as `<div data-booking="transfers-box">`.
 *
 * @param string $html The content, which is returned as it is.
 */
function enqueue_for_markup( $html ) {
	$tags = implode( '|', array_keys( elements() ) );
	if ( preg_match( "/<($tags)\b|\sdata-booking=/", (string) $html ) ) {
		enqueue_script();
	}
	return $html;
}

/** The tag of our script in place of the one that WordPress made, which cannot be a module in every version. */
function replace_script_tag( $tag, $handle ): string {
	return SCRIPT_HANDLE === $handle ? script_tag() : (string) $tag;
}

/** Whether links to the hosted page open the storefront above the page, or become an element. */
function opens_links(): bool {
	return 'overlay' === setting( 'links' ) && '' !== setting( 'hosted-url' ) && '' !== setting( 'api-base' );
}

/** What the script needs for links: the URL they lead to, and the site's settings for the elements that it makes. */
function links_attributes(): array {
	$attributes = array();
	foreach ( opens_links() ? element_values( 'booking-engine', array() ) : array() as $name => $value ) {
		$attributes[ 'hosted-url' === $name ? 'data-links' : "data-$name" ] = $value;
	}
	return $attributes;
}

/** The tag of the script: a module, or a classic script if the site loads the bundle. */
function script_tag(): string {
	$url       = setting( 'script-url' );
	$is_bundle = false !== strpos( $url, '.bundle.js' );
	return wp_get_script_tag(
		UNTOUCHED
		+ links_attributes()
		+ ( $is_bundle ? array( 'defer' => true ) : array( 'type' => 'module', 'async' => true ) )
		+ array(
			'src' => $url,
			'id'  => SCRIPT_HANDLE . '-js',
		)
	);
}
