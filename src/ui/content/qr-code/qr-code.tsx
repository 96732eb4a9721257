import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** What the code contains, such as a URL. */
  text: string;
  /** The accessible name. */
  label: string;
}

/**
 * A QR code, black on white in every colour scheme, because scanners need the contrast. Nothing if the text is too long for
 * one.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const code = qrPath(text);
  if (!code) return null;
  const { size, path } = code;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
