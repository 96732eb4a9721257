import { test as base } from 'playwright/test';
import { defaultLanguage } from '../../src/schema/language.ts';
import { Camera, nameOf } from './camera.ts';
import { looks, type Look } from './looks.ts';
import { showPseudoLanguage } from './show-pseudo-language.ts';

/** A test with a camera for the look that its title begins with. */
export const test = base.extend<{ camera: Camera }>({
  camera: async ({ page }, provide, { title }) => {
    const look = looks.find((known) => nameOf(known) === title.split(' ')[0]) as Look;
    if (look.pseudo) await showPseudoLanguage(page, look.pseudo);
    await provide(new Camera(page, look));
  },
});

/** Tests in a browser that has the width, scheme and language of a look. */
export function describeLook(look: Look, tests: () => void): void {
  const { width, height, scheme, language } = look;
  test.describe(nameOf(look), () => {
    test.use({
      viewport: { width, height },
      colorScheme: scheme,
      locale: language === defaultLanguage ? 'en-US' : language,
      hasTouch: width < 700,
    });
    tests();
  });
}
