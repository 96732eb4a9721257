import css from './screen.css?inline';
import { useStyles } from './ui-context.ts';

interface LogoProps {
  src: string;
  alt: string;
  height: number;
}

/** The company's logo, in its own proportions. */
export function Logo(props: LogoProps) {
  useStyles(css);
  return <img {...props} className="logo" />;
}
