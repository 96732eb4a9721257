<?php
/**
 * Deletes what the plugin stored: its one option, on every site of a network. Posts keep their blocks and shortcodes.
 *
 * @package BookingElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( ! is_multisite() ) {
	delete_option( 'booking_elements' );
	return;
}
foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $booking_elements_site ) {
	delete_blog_option( $booking_elements_site, 'booking_elements' );
}
