<?php
/**
 * Elementor's widgets. Loaded only once Elementor is.
 *
 * @package BookingElements
 */

namespace BookingElements;

use Elementor\Controls_Manager;
use Elementor\Widget_Base;

defined( 'ABSPATH' ) || exit;

/** What the widgets share: a control for each attribute, and the element as their output. */
abstract class Element_Widget extends Widget_Base {

	/** The tag of the element. */
	abstract protected function tag(): string;

	public function get_name() {
		return shortcode_name( $this->tag() );
	}

	public function get_title() {
		return translate( elements()[ $this->tag() ]['title'], 'booking-elements' );
	}

	public function get_icon() {
		return 'eicon-calendar';
	}

	public function get_categories() {
		return array( 'general' );
	}

	public function get_keywords() {
		return array( 'booking', 'transfers', 'tours' );
	}

	/** Loads the script in Elementor's own preview, too. */
	public function get_script_depends() {
		return wp_script_is( SCRIPT_HANDLE, 'registered' ) ? array( SCRIPT_HANDLE ) : array();
	}

	protected function register_controls() {
		$attributes = elements_in_words()[ $this->tag() ]['attributes'];
		$sections   = array(
			'own'    => array( __( 'Settings', 'booking-elements' ), fn( $attribute ) => empty( $attribute['common'] ) ),
			'common' => array( __( 'More', 'booking-elements' ), fn( $attribute ) => ! empty( $attribute['common'] ) ),
		);
		foreach ( $sections as $id => list( $label, $belongs ) ) {
			$this->start_controls_section( $id, array( 'label' => $label ) );
			foreach ( array_filter( $attributes, $belongs ) as $name => $attribute ) {
				$this->add_control( $this->control_name( $name ), $this->control( $attribute ) );
			}
			$this->end_controls_section();
		}
	}

	/** A control that returns what `clean_value` accepts. */
	private function control( array $attribute ): array {
		$control = array(
			'label'       => $attribute['label'],
			'description' => $attribute['description'],
		);
		if ( 'boolean' === $attribute['type'] ) {
			return $control + array( 'type' => Controls_Manager::SWITCHER );
		}
		if ( in_array( $attribute['type'], array( 'choice', 'language' ), true ) ) {
			$words = array( '' => __( 'Default', 'booking-elements' ) ) + array_combine( $attribute['values'], $attribute['values'] );
			return $control + array( 'type' => Controls_Manager::SELECT, 'options' => $words, 'default' => '' );
		}
		return $control + array( 'type' => Controls_Manager::TEXT, 'label_block' => true );
	}

	/** Elementor's names have no hyphens, and some of ours are its own. */
	private function control_name( string $name ): string {
		return 'booking_' . str_replace( '-', '_', $name );
	}

	protected function render() {
		$settings = $this->get_settings_for_display();
		$given    = array();
		foreach ( attributes_of( $this->tag() ) as $name => $attribute ) {
			$given[ $name ] = $settings[ $this->control_name( $name ) ] ?? '';
		}
		echo element_html( $this->tag(), $given ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there
	}
}

/** `<booking-engine>` */
class Booking_Engine_Widget extends Element_Widget {
	protected function tag(): string {
		return 'booking-engine';
	}
}

/** `<transfers-box>` */
class Transfers_Box_Widget extends Element_Widget {
	protected function tag(): string {
		return 'transfers-box';
	}
}

/** `<activities-list>` */
class Activities_List_Widget extends Element_Widget {
	protected function tag(): string {
		return 'activities-list';
	}
}

/** `<activity-quote>` */
class Activity_Quote_Widget extends Element_Widget {
	protected function tag(): string {
		return 'activity-quote';
	}
}
