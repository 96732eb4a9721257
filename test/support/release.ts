import { release } from '../../elements/core/storefront/release.ts';
import { provideRelease } from '../../src/platform/current-release.ts';

provideRelease(release);
