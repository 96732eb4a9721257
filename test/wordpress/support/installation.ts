import { join } from 'node:path';
import { databaseSocket, site, siteFolder, users, wordpressFolder } from './site.ts';

const secrets = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
  `${name}_KEY`,
  `${name}_SALT`,
]);

/** `wp-config.php` */
export const configuration = `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${databaseSocket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${site}');
define('WP_SITEURL', '${site}');
// Nothing that the tests do not ask for: no requests to others, no jobs, no updates.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '${join(siteFolder, 'debug.log')}');
${secrets.map((name) => `define('${name}', 'of no value: ${name}');`).join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** What its own page for it does, and a user for each role. */
export const installation = `<?php
(new mysqli('localhost', 'root', '', '', 0, '${databaseSocket}'))->query('CREATE DATABASE wordpress');
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '${new URL(site).host}';
require '${wordpressFolder}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
// WordPress tells its owner by mail, which no machine of ours sends.
function wp_new_blog_notification() {}
wp_install('Blue Palm Hotel', 'admin', 'admin@example.com', true, '', 'admin');
// Pictures of people would come from another server.
update_option('show_avatars', 0);
foreach (${JSON.stringify(Object.entries(users))} as [$name, $role]) {
  $id = username_exists($name) ?: wp_insert_user(['user_login' => $name, 'user_pass' => $name, 'user_email' => "$name@example.com", 'role' => $role]);
  // Without the guides that the editor opens with.
  update_user_meta($id, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false], 'core/edit-site' => ['welcomeGuide' => false], '_modified' => gmdate('c')]);
}
`;
