<?php
/**
 * A block for each element. A post stores no markup, only the block's comment, which every author may save.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

const EDITOR_HANDLE = 'booking-elements-blocks';

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\describe_blocks' );

function block_name( string $tag ): string {
	return "booking-elements/$tag";
}

function register_blocks(): void {
	wp_register_script(
		EDITOR_HANDLE,
		plugins_url( 'assets/blocks.js', MAIN_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		(string) filemtime( dirname( MAIN_FILE ) . '/assets/blocks.js' ),
		true
	);
	foreach ( elements() as $tag => $element ) {
		register_block_type(
			block_name( $tag ),
			array(
				// The third version, in which the editor is a frame, is of WordPress 6.3.
				'api_version'     => is_wp_version_compatible( '6.3' ) ? 3 : 2,
				'title'           => translate( $element['title'], 'booking-elements' ),
				'description'     => __( 'A booking element of your travel company.', 'booking-elements' ),
				'category'        => 'widgets',
				'icon'            => 'calendar-alt',
				'keywords'        => array( 'booking', 'transfers', 'tours' ),
				'editor_script'   => EDITOR_HANDLE,
				'supports'        => array(
					'html'  => false,
					'align' => array( 'wide', 'full' ),
				),
				'attributes'      => array(
					// In one object, because blocks use names such as `lock` and `layout` themselves.
					'options' => array(
						'type'    => 'object',
						'default' => array(),
					),
				),
				'render_callback' => fn( $attributes ) => sprintf(
					'<div %s>%s</div>',
					get_block_wrapper_attributes(),
					element_html( $tag, (array) ( $attributes['options'] ?? array() ) )
				),
			)
		);
	}
}

/** What the editor's script knows of the elements, in the user's language. */
function describe_blocks(): void {
	$facts = array(
		'elements'    => elements_in_words(),
		'isReady'     => '' !== setting( 'script-url' ) && '' !== setting( 'api-base' ),
		'previewUrl'  => preview_url(),
		'settingsUrl' => current_user_can( 'manage_options' ) ? settings_url() : '',
		'texts'       => array(
			'own'      => __( 'Settings', 'booking-elements' ),
			'common'   => __( 'More', 'booking-elements' ),
			'preview'  => __( 'Preview', 'booking-elements' ),
			'unset'    => __( 'Default', 'booking-elements' ),
			'notReady' => __( 'The script and the API base are not set yet. An administrator sets them under Settings → Booking Elements.', 'booking-elements' ),
			'settings' => __( 'Open the settings', 'booking-elements' ),
		),
	);
	wp_add_inline_script( EDITOR_HANDLE, 'window.bookingElementsBlocks = ' . wp_json_encode( $facts, JSON_HEX_TAG ) . ';', 'before' );
}

/** The elements in the user's language, with a label for each attribute. */
function elements_in_words(): array {
	$elements = elements();
	foreach ( $elements as $tag => $element ) {
		$elements[ $tag ]['title'] = translate( $element['title'], 'booking-elements' );
		foreach ( $element['attributes'] as $name => $attribute ) {
			$description = translate( $attribute['description'], 'booking-elements' );
			// The backticks around code are those of the documentation.
			$elements[ $tag ]['attributes'][ $name ]['description'] = str_replace( '`', '', $description );
			$elements[ $tag ]['attributes'][ $name ]['label']       = translate( label_of( $name ), 'booking-elements' );
		}
	}
	return $elements;
}

/** `primary-color` → `Primary color`, `hosted-url` → `Hosted URL` */
function label_of( string $name ): string {
	$words = preg_replace_callback( '/\b(api|id|url)\b/', fn( $word ) => strtoupper( $word[0] ), str_replace( '-', ' ', $name ) );
	return ucfirst( $words );
}
