import { release } from '../../elements/core/release.ts';
import { provideRelease } from '../../src/platform/release.ts';

provideRelease(release);
