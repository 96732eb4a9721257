<?php
/**
 * A widget for each element, where Elementor is active.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

add_action( 'elementor/widgets/register', __NAMESPACE__ . '\register_elementor_widgets' );

/**
 * Registers the widgets.
 *
 * @param \Elementor\Widgets_Manager $widgets Elementor's list.
 */
function register_elementor_widgets( $widgets ): void {
	// Its classes extend Elementor's, which only now exist.
	require_once __DIR__ . '/elementor-widgets.php';
	$widgets->register( new Booking_Engine_Widget() );
	$widgets->register( new Transfers_Box_Widget() );
	$widgets->register( new Activities_List_Widget() );
	$widgets->register( new Activity_Quote_Widget() );
}
