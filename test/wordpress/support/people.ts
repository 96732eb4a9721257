import { expect, type Page } from 'playwright/test';
import { php, site, type User } from './site.ts';

/** Logs a user in, in place of any other. */
export async function logIn(page: Page, user: User): Promise<void> {
  await logOut(page);
  // Sent as a request: the page itself empties the form after a moment.
  const answer = await page.request.post(`${site}/wp-login.php`, { form: { log: user, pwd: user } });
  expect(answer.url()).toBe(`${site}/wp-admin/`);
}

/** Becomes a visitor, who is not logged in. */
export async function logOut(page: Page): Promise<void> {
  // The editor tells the server that it is closed, which it must do as the user.
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Publishes a page or post as a user, with what WordPress lets that user save, and returns its address. */
export function publish(user: User, content: string): string {
  const type = user === 'author' ? 'post' : 'page';
  return php(`
    wp_set_current_user(get_user_by('login', '${user}')->ID);
    $post = ['post_title' => 'Stay with us', 'post_status' => 'publish', 'post_type' => '${type}', 'post_content' => base64_decode('${encoded(content)}')];
    echo get_permalink(wp_insert_post(wp_slash($post)));
  `);
}

export type Theme = 'twentytwentythree' | 'twentytwentyone';

/** Twenty Twenty-Three is made of blocks, Twenty Twenty-One is a classic theme. */
export function useTheme(theme: Theme): void {
  php(`switch_theme('${theme}');`);
}

function encoded(text: string): string {
  return Buffer.from(text).toString('base64');
}
