import css from './logo.css?inline';
import { useStyles } from '../ui-context.ts';

interface LogoProps {
  src: string;
  alt: string;
  /** In px. */
  height: number;
}

/** The company's logo. Its width follows from the height and the aspect ratio. */
export function Logo(props: LogoProps) {
  useStyles(css);
  return <img {...props} className="logo" />;
}
