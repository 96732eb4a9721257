// Setup of tests that import modules directly, without the loader that provides the release.
import { release } from '../../elements/core/storefront/release.ts';
import { provideRelease } from '../../src/platform/current-release.ts';

provideRelease(release);
