<?php
/**
 * Keeps optimisers from combining, delaying or blocking the script: they would change what it is or when it comes.
 *
 * @package BookingElements
 */

namespace BookingElements;

defined( 'ABSPATH' ) || exit;

/** Attributes that optimisers read on a script that they must not touch. Rocket Loader reads its own only before `src`. */
const UNTOUCHED = array(
	// LiteSpeed Cache and others.
	'data-no-optimize'   => '1',
	'data-no-defer'      => '1',
	'data-no-minify'     => '1',
	// Cloudflare's Rocket Loader.
	'data-cfasync'       => 'false',
	// Jetpack Boost.
	'data-jetpack-boost' => 'ignore',
	// NitroPack.
	'nitro-exclude'      => true,
	// Cookiebot. The element itself waits for consent before it contacts anybody else.
	'data-cookieconsent' => 'ignore',
);

/** Filters of lists that hold parts of URLs. */
const URL_LISTS = array(
	// WP Rocket.
	'rocket_delay_js_exclusions',
	'rocket_minify_excluded_external_js',
	// LiteSpeed Cache.
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	// Perfmatters.
	'perfmatters_minify_js_exclusions',
	'perfmatters_defer_js_exclusions',
	'perfmatters_delay_js_exclusions',
	// FlyingPress.
	'flying_press_exclude_from_minify:js',
	'flying_press_exclude_from_defer:js',
	'flying_press_exclude_from_delay:js',
	// SiteGround Speed Optimizer.
	'sgo_javascript_combine_excluded_external_paths',
	// WP-Optimize.
	'wp-optimize-minify-default-exclusions',
	// Hummingbird.
	'wphb_delay_js_exclusions',
	// Complianz.
	'cmplz_whitelisted_script_tags',
);

/** Filters of lists that hold patterns: WP Rocket compares the first with the path of a URL, the other with all of it. */
const PATTERN_LISTS = array(
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
);

/** Filters of lists that hold the names by which WordPress knows scripts: SiteGround Speed Optimizer. */
const HANDLE_LISTS = array(
	'sgo_js_minify_exclude',
	'sgo_javascript_combine_exclude',
	'sgo_js_async_exclude',
);

foreach ( URL_LISTS as $hook ) {
	add_filter( $hook, fn( $list ) => with_item( $list, script_path() ) );
}
foreach ( PATTERN_LISTS as $hook ) {
	add_filter( $hook, fn( $list ) => with_item( $list, script_pattern() ) );
}
foreach ( HANDLE_LISTS as $hook ) {
	add_filter( $hook, fn( $list ) => with_item( $list, SCRIPT_HANDLE ) );
}
// Autoptimize lists them in one text.
add_filter( 'autoptimize_filter_js_exclude', fn( $list ) => is_array( $list ) ? with_item( $list, script_path() ) : "$list, " . script_path() );
// W3 Total Cache asks about each tag.
add_filter( 'w3tc_minify_js_do_tag_minification', fn( $minifies, $tag ) => $minifies && false === strpos( (string) $tag, script_path() ), 10, 2 );
// Jetpack Boost and Page Optimize ask about each name before they combine.
add_filter( 'js_do_concat', fn( $combines, $handle = '' ) => SCRIPT_HANDLE === $handle ? false : $combines, 10, 2 );
// Consent plugins learn that this one follows the WP Consent API: `consent="auto"` does.
add_filter( 'wp_consent_api_registered_' . plugin_basename( MAIN_FILE ), '__return_true' );

/** A pattern of the path of the script's URL; any `booking.js` if that is not known. */
function script_pattern(): string {
	$path = wp_parse_url( setting( 'script-url' ), PHP_URL_PATH );
	return preg_quote( $path ? $path : '/booking.js', '#' );
}

/** The script's URL without its protocol, which is how it appears in any page. Never empty: that would match every script. */
function script_path(): string {
	$url = preg_replace( '/^https?:\/\//', '', setting( 'script-url' ) );
	return '' === $url ? '/booking.js' : $url;
}

/**
 * The list with one more item.
 *
 * @param mixed $items A list, of an optimiser that may be newer than this code.
 */
function with_item( $items, string $item ): array {
	return array_merge( is_array( $items ) ? $items : array_filter( array( $items ) ), array( $item ) );
}
