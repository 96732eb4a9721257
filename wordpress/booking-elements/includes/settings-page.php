<?php
/**
 * Settings → Booking Elements: the settings, and a check of them that runs in the administrator's browser.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

const SETTINGS_PAGE = 'booking-elements';

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_check' );
add_filter( 'plugin_action_links_' . plugin_basename( MAIN_FILE ), __NAMESPACE__ . '\add_settings_link' );

function settings_url(): string {
	return admin_url( 'options-general.php?page=' . SETTINGS_PAGE );
}

function add_settings_page(): void {
	$title = __( 'Booking Elements', 'booking-elements' );
	add_options_page( $title, $title, 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\show_settings_page' );
}

/** The list of plugins leads to the settings. */
function add_settings_link( $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_url() ), esc_html__( 'Settings', 'booking-elements' ) );
	return array_merge( array( $link ), (array) $links );
}

/** WordPress itself checks the capability before it calls this, and again, with a nonce, before it saves the form. */
function show_settings_page(): void {
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Booking Elements', 'booking-elements' ); ?></h1>
		<p><?php esc_html_e( 'These are the defaults of every booking element on this site. A block or a shortcode may say something else.', 'booking-elements' ); ?></p>
		<form action="options.php" method="post">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<?php foreach ( setting_fields() as $name => $field ) : ?>
					<tr>
						<th scope="row"><label for="<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $field['label'] ); ?></label></th>
						<td>
							<?php show_control( $name, $field ); ?>
							<p class="description" id="<?php echo esc_attr( "$name-help" ); ?>"><?php echo esc_html( $field['help'] ); ?></p>
						</td>
					</tr>
				<?php endforeach; ?>
			</table>
			<?php submit_button(); ?>
		</form>
		<h2><?php esc_html_e( 'Check', 'booking-elements' ); ?></h2>
		<p><?php esc_html_e( 'Your browser asks the addresses above, as those of your visitors will. Nothing is saved.', 'booking-elements' ); ?></p>
		<p><button type="button" class="button" id="booking-elements-check"><?php esc_html_e( 'Check now', 'booking-elements' ); ?></button></p>
		<ul id="booking-elements-findings" role="status"></ul>
	</div>
	<?php
}

/** The control of a setting: a list for a choice, else a text. */
function show_control( string $name, array $field ): void {
	$value = setting( $name );
	if ( 'choice' !== $field['type'] ) {
		printf(
			'<input type="%s" class="regular-text" id="%s" name="%s" value="%s" aria-describedby="%s" %s>',
			esc_attr( 'url' === $field['type'] ? 'url' : 'text' ),
			esc_attr( $name ),
			esc_attr( OPTION . "[$name]" ),
			esc_attr( $value ),
			esc_attr( "$name-help" ),
			'script-url' === $name && ! may_change_script() ? 'readonly' : ''
		);
		return;
	}
	printf( '<select id="%s" name="%s" aria-describedby="%s">', esc_attr( $name ), esc_attr( OPTION . "[$name]" ), esc_attr( "$name-help" ) );
	// Without words of its own a choice may be left empty, which is the default of its attribute.
	$words = $field['words'] ?? array( '' => '—' ) + array_combine( $field['values'], $field['values'] );
	foreach ( $words as $word => $label ) {
		printf( '<option value="%s" %s>%s</option>', esc_attr( $word ), selected( $value, $word, false ), esc_html( $label ) );
	}
	echo '</select>';
}

/** The script of the check, with its texts. */
function enqueue_check( $screen ): void {
	if ( 'settings_page_' . SETTINGS_PAGE !== $screen ) {
		return;
	}
	$file = dirname( MAIN_FILE ) . '/assets/check.js';
	wp_enqueue_script( 'booking-elements-check', plugins_url( 'assets/check.js', MAIN_FILE ), array(), (string) filemtime( $file ), true );
	$facts = array(
		'siteOrigin' => preg_replace( '/^(https?:\/\/[^\/]+).*$/', '$1', home_url() ),
		'texts'      => check_texts(),
	);
	wp_add_inline_script( 'booking-elements-check', 'window.bookingElementsCheck = ' . wp_json_encode( $facts, JSON_HEX_TAG ) . ';', 'before' );
}

/** What the check can say of an address. */
function check_texts(): array {
	return array(
		'good'         => __( 'OK.', 'booking-elements' ),
		'bad'          => __( 'Problem.', 'booking-elements' ),
		'hint'         => __( 'Note.', 'booking-elements' ),
		'script'       => __( 'Script', 'booking-elements' ),
		'api'          => __( 'API base', 'booking-elements' ),
		'hosted'       => __( 'Hosted page', 'booking-elements' ),
		'site'         => __( 'This site', 'booking-elements' ),
		'answers'      => __( 'It answers and allows this site.', 'booking-elements' ),
		/* translators: %s: the name of the travel company */
		'answersFor'   => __( 'It answers for %s and allows this site.', 'booking-elements' ),
		'reachable'    => __( 'It can be reached.', 'booking-elements' ),
		'empty'        => __( 'It is not set.', 'booking-elements' ),
		'noFallback'   => __( 'It is not set, so visitors get no link where the element cannot run.', 'booking-elements' ),
		'invalid'      => __( 'It is not a URL.', 'booking-elements' ),
		'mixed'        => __( 'It must begin with https://, because this site does.', 'booking-elements' ),
		/* translators: %s: a number such as 404 */
		'status'       => __( 'It answers with the error %s. Compare the URL with the one that you were given.', 'booking-elements' ),
		'notScript'    => __( 'It answers, but not with a script. Compare the URL with the one that you were given.', 'booking-elements' ),
		'notJson'      => __( 'It answers, but not as the API. Compare the URL with the one that you were given.', 'booking-elements' ),
		/* translators: %s: the address of the site */
		'refused'      => __( 'It answers, but does not allow this site. Ask the travel company to allow %s.', 'booking-elements' ),
		'unreachable'  => __( 'It cannot be reached. Compare the URL with the one that you were given; a browser extension or a security plugin may block it.', 'booking-elements' ),
		/* translators: %s: the address of the site */
		'otherAddress' => __( 'Visitors use %s, which cannot be tested from this address.', 'booking-elements' ),
	);
}
