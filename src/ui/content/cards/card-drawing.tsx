/** The subject of a drawing. */
export type DrawingMotif = keyof typeof drawings;

interface CardDrawingProps {
  motif: DrawingMotif;
  /** Empty for a decorative drawing. */
  alt: string;
}

/** A drawing in place of a missing picture, such as a van on the card of a vehicle. */
export function CardDrawing({ motif, alt }: CardDrawingProps) {
  const Shapes = drawings[motif];
  const accessibility = alt
    ? ({ role: 'img', 'aria-label': alt } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className="card-drawing"
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      {...accessibility}
    >
      <Shapes />
    </svg>
  );
}

function Landscape() {
  return (
    <g fill="currentColor">
      <circle cx="214" cy="66" r="20" opacity="0.35" />
      <path d="M0 200v-46l62-54 52 46 40-30 70 62 76-40v62Z" opacity="0.22" />
      <path d="M0 200v-22l92-40 66 34 60-22 82 34v16Z" opacity="0.3" />
    </g>
  );
}

function Van() {
  return (
    <g fill="currentColor" opacity="0.55">
      <path
        fillRule="evenodd"
        d="M66 134V90c0-9 7-16 16-16h98c8 0 15 3 20 9l20 23 11 4c5 2 8 6 8 11v13c0 4-3 7-7 7h-8a20 20 0 0 0-40 0h-62a20 20 0 0 0-40 0h-9c-4 0-7-3-7-7Zm17-44v18h37V86H87c-2 0-4 2-4 4Zm47-4v22h37V86Zm47 0v22h27l-14-17c-3-3-6-5-10-5Z"
      />
      <circle cx="102" cy="141" r="13" />
      <circle cx="204" cy="141" r="13" />
    </g>
  );
}

function Plus() {
  return (
    <path
      fill="currentColor"
      fillRule="evenodd"
      opacity="0.5"
      d="M150 48a52 52 0 1 0 0 104 52 52 0 0 0 0-104Zm-8 22h16v22h22v16h-22v22h-16v-22h-22V92h22Z"
    />
  );
}

const drawings = { landscape: Landscape, van: Van, plus: Plus };
