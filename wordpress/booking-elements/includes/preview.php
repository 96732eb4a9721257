<?php
/**
 * The page that the editor frames to show a block: nothing but the element, as visitors get it.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

const PREVIEW = 'booking_elements_preview';

add_action( 'admin_post_' . PREVIEW, __NAMESPACE__ . '\show_preview' );

/** The URL of the preview for this user. The editor adds `element`, a tag, and `options`, an object as JSON. */
function preview_url(): string {
	$query = array(
		'action'   => PREVIEW,
		'_wpnonce' => wp_create_nonce( PREVIEW ),
	);
	return add_query_arg( $query, admin_url( 'admin-post.php' ) );
}

function show_preview(): void {
	check_admin_referer( PREVIEW );
	$tag = sanitize_text_field( wp_unslash( $_GET['element'] ?? '' ) );
	if ( ! current_user_can( 'edit_posts' ) || ! isset( elements()[ $tag ] ) ) {
		wp_die( esc_html__( 'This preview is not available.', 'booking-elements' ), '', array( 'response' => 403 ) );
	}
	// Every value is checked and escaped where the element is printed.
	$json    = wp_unslash( $_GET['options'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
	$options = is_string( $json ) ? json_decode( $json, true ) : null;
	nocache_headers();
	printf(
		'<!doctype html><html %s><head><meta charset="utf-8"><title>%s</title>%s</head><body style="margin:0">%s</body></html>',
		get_language_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by WordPress
		esc_html( elements()[ $tag ]['title'] ),
		script_tag(), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by WordPress
		element_html( $tag, is_array( $options ) ? $options : array() ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there
	);
	exit;
}
