import css from './navigation.css?inline';
import { useStyles } from '../../ui-context.ts';

interface LogoProps {
  src: string;
  alt: string;
  height: number;
}

/** The company's logo, with its own aspect ratio. */
export function Logo(props: LogoProps) {
  useStyles(css);
  return <img {...props} className="logo" />;
}
