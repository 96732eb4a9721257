import css from './divider.css?inline';
import { useStyles } from './ui-context.ts';

export function Divider() {
  useStyles(css);
  return <hr className="divider" />;
}
