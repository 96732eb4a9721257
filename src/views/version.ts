/** The version of this build, as the package states it. */
export { version } from '../../package.json';
