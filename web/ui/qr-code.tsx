import { generate } from 'lean-qr';

/** The quiet zone around the code, in modules. */
const quiet = 4;

/** A QR code, dark on white in both themes. Only loaded lazily. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text);
  const side = code.size + 2 * quiet;
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const path = rows
    .flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x + quiet} ${y + quiet}h1v1h-1z`))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, there is no file for an <img>
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-64 rounded-md border border-line"
    >
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
