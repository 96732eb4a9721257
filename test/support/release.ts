import { release } from '../../elements/core/release.ts';
import { provideRelease } from '../../src/platform/current-release.ts';

provideRelease(release);
