<?php
/**
 * Plugin Name:       Booking Elements
 * Description:       Airport transfers and tours on your pages: a block, a shortcode and an Elementor widget for each booking element.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       booking-elements
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

/** This file, by which WordPress names the plugin. */
const MAIN_FILE = __FILE__;

/*
 * What an element is: its attributes, the site's settings, its markup, its script.
 * Then the ways to put one on a page, and what only the administration sees.
 */
require_once __DIR__ . '/includes/translations.php';
require_once __DIR__ . '/includes/attributes.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/element.php';
require_once __DIR__ . '/includes/script.php';
require_once __DIR__ . '/includes/optimisers.php';
require_once __DIR__ . '/includes/blocks.php';
require_once __DIR__ . '/includes/preview.php';
require_once __DIR__ . '/includes/shortcodes.php';
require_once __DIR__ . '/includes/elementor.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}
