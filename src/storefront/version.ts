/** The version of this build, from package.json. */
export { version } from '../../package.json';
