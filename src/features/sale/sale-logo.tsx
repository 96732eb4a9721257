import { useElement } from '../../shared/host/element-host.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import { Logo } from '../../ui/content/logo.tsx';

interface SaleLogoProps {
  /** Whether the screen has no header; otherwise the options say so. */
  isLetterhead?: boolean;
}

/** The company's logo or name: always on paper, but on screen only if no header shows it. */
export function SaleLogo({ isLetterhead = false }: SaleLogoProps) {
  const { logoUrl, companyTitle } = useSettings();
  const { options } = useElement();
  const logo = useSafeUrl(logoUrl, 'logo');
  const hasHeader = !isLetterhead && 'navigation' in options && options.navigation === 'full';
  return (
    <div className={hasHeader ? 'paper-only' : ''}>
      {logo ? <Logo src={logo.href} alt={companyTitle} height={48} /> : <strong>{companyTitle}</strong>}
    </div>
  );
}
