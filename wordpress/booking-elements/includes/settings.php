<?php
/**
 * The settings of the site: one option, deleted by `uninstall.php`.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

const OPTION = 'booking_elements';

add_action( 'init', __NAMESPACE__ . '\register_settings' );

/**
 * The settings by their names. One that is named after an attribute is the default of that attribute.
 *
 * Each has a `label`, a `help`, and what `clean_value` needs: a `type` and the `values` of a choice, which may have `words`.
 */
function setting_fields(): array {
	$attributes = attributes_of( 'booking-engine' );
	$fields     = array(
		'script-url'       => array(
			'type'  => 'url',
			'label' => __( 'Script', 'booking-elements' ),
			'help'  => __( 'The URL of booking.js, which your travel company gives you.', 'booking-elements' ),
		),
		'api-base'         => array(
			'label' => __( 'API base', 'booking-elements' ),
			'help'  => __( 'The URL of the travel company\'s API, such as https://api.example.com/widget.', 'booking-elements' ),
		),
		'hosted-url'       => array(
			'label' => __( 'Hosted page', 'booking-elements' ),
			'help'  => __( 'The URL of the travel company\'s own booking page. Visitors get a link to it where the element cannot run.', 'booking-elements' ),
		),
		'links'            => array(
			'type'   => 'choice',
			'values' => array( 'page', 'overlay' ),
			'words'  => array(
				'page'    => __( 'Lead to the hosted page', 'booking-elements' ),
				'overlay' => __( 'Open the storefront above the page', 'booking-elements' ),
			),
			'label'  => __( 'Links to the hosted page', 'booking-elements' ),
			'help'   => __( 'What links in posts and menus do. To open the storefront, every page of the site loads the script.', 'booking-elements' ),
		),
		'language'         => array(
			'type'   => 'choice',
			'values' => array( 'site', 'visitor' ),
			'words'  => array(
				'site'    => __( 'The page\'s', 'booking-elements' ),
				'visitor' => __( 'The visitor\'s', 'booking-elements' ),
			),
			'label'  => __( 'Language', 'booking-elements' ),
			'help'   => __( 'A block or a shortcode may name another one.', 'booking-elements' ),
		),
		'primary-color'    => array(
			'label' => __( 'Primary colour', 'booking-elements' ),
			'help'  => __( 'Any CSS colour, such as #0b7285. Empty: the travel company\'s own.', 'booking-elements' ),
		),
		'background-color' => array(
			'label' => __( 'Background colour', 'booking-elements' ),
			'help'  => __( 'Empty: your page shows through.', 'booking-elements' ),
		),
		'text-color'       => array(
			'label' => __( 'Text colour', 'booking-elements' ),
			'help'  => __( 'Empty: chosen to suit your page.', 'booking-elements' ),
		),
		'consent'          => array(
			'label' => __( 'Consent', 'booking-elements' ),
			'help'  => __( '“auto” follows your consent plugin, “denied” keeps analytics and maps off, “granted” allows them. Empty: consent is not considered.', 'booking-elements' ),
		),
	);
	// A setting without a type of its own has that of its attribute.
	foreach ( $fields as $name => $field ) {
		if ( isset( $attributes[ $name ] ) ) {
			$fields[ $name ] += $attributes[ $name ];
		}
	}
	return array_filter( $fields, fn( $field ) => isset( $field['type'] ) );
}

/** The value of a setting, or an empty text. */
function setting( string $name ): string {
	$saved = get_option( OPTION );
	return is_array( $saved ) && is_string( $saved[ $name ] ?? null ) ? $saved[ $name ] : '';
}

/** Who chooses the script may do anything on a page. The administrator of a site in a network may not always. */
function may_change_script(): bool {
	// Without a user, a program of the server changes the option.
	return ! is_user_logged_in() || current_user_can( 'unfiltered_html' );
}

function register_settings(): void {
	register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => __NAMESPACE__ . '\clean_settings',
			'show_in_rest'      => false,
		)
	);
}

/**
 * The settings as they are saved, with a message for each value that was not accepted.
 *
 * @param mixed $raw The form.
 */
function clean_settings( $raw ): array {
	$clean = array();
	foreach ( setting_fields() as $name => $field ) {
		$given = is_array( $raw ) && is_string( $raw[ $name ] ?? null ) ? trim( $raw[ $name ] ) : '';
		if ( 'script-url' === $name && ! may_change_script() ) {
			$given = setting( $name );
		}
		$value = clean_value( $field, $given );
		if ( null !== $value ) {
			$clean[ $name ] = $value;
		} elseif ( '' !== $given && function_exists( 'add_settings_error' ) ) {
			/* translators: %s: the name of a setting */
			add_settings_error( OPTION, $name, sprintf( __( '%s: this value was not saved, because it is not valid.', 'booking-elements' ), $field['label'] ) );
		}
	}
	return $clean;
}
