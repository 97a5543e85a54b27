import type { EpcRating } from '../../../../events/vocabulary.ts';

interface Rated {
  readonly rating: EpcRating;
  readonly score: number | undefined;
}
interface Band {
  readonly rating: EpcRating;
  readonly range: string;
  /** The certificate's colours, dark enough for black text in both themes. */
  readonly colour: string;
}

const bands: readonly Band[] = [
  { rating: 'A', range: '92+', colour: '#2fb26c' },
  { rating: 'B', range: '81–91', colour: '#54c266' },
  { rating: 'C', range: '69–80', colour: '#9ad153' },
  { rating: 'D', range: '55–68', colour: '#ffd83d' },
  { rating: 'E', range: '39–54', colour: '#fbb767' },
  { rating: 'F', range: '21–38', colour: '#f39a4a' },
  { rating: 'G', range: '1–20', colour: '#ee7b74' },
];
const row = 30;
const gap = 4;
const chart = 236;
const column = 62;
const black = '#17140f';

const Pointer = ({ rated, x }: { readonly rated: Rated; readonly x: number }) => {
  const nth = bands.findIndex(({ rating }) => rating === rated.rating);
  const y = nth * (row + gap) + 24;
  return (
    <g>
      <path d={`M${x} ${y + row / 2} l12 ${-row / 2} h44 v${row} h-44 z`} fill={bands[nth]?.colour} />
      <text x={x + 33} y={y + row / 2 + 6} textAnchor="middle" fontSize="17" fontWeight="700" fill={black}>
        {rated.score ?? rated.rating}
      </text>
    </g>
  );
};

/** The chart of the certificate: seven bands, the current score and the potential one; readable on a phone. */
export function EpcBands({
  current,
  potential,
}: {
  readonly current: Rated;
  readonly potential: Rated | undefined;
}) {
  const height = bands.length * (row + gap) + 24;
  const label = `Energy rating ${current.rating}${potential ? `, potential ${potential.rating}` : ''}`;
  return (
    <svg
      viewBox={`0 0 ${chart + column * 2} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the chart is drawn here, not fetched
      role="img"
      aria-label={label}
      className="w-full max-w-md"
      fontFamily="inherit"
    >
      <text x={chart + 30} y="14" textAnchor="middle" fontSize="13" fill="currentColor">
        Current
      </text>
      {potential && (
        <text x={chart + column + 30} y="14" textAnchor="middle" fontSize="13" fill="currentColor">
          Potential
        </text>
      )}
      {bands.map(({ rating, range, colour }, nth) => {
        const y = nth * (row + gap) + 24;
        const width = 80 + nth * 24;
        return (
          <g key={rating}>
            <line
              x1={0}
              x2={chart + column * 2}
              y1={y + row + gap / 2}
              y2={y + row + gap / 2}
              className="stroke-line"
            />
            <rect x={0} y={y} width={width} height={row} fill={colour} rx={3} />
            <text x={10} y={y + row / 2 + 5} fontSize="14" fill={black}>
              {range}
            </text>
            <text
              x={width - 12}
              y={y + row / 2 + 7}
              textAnchor="end"
              fontSize="20"
              fontWeight="700"
              fill={black}
            >
              {rating}
            </text>
          </g>
        );
      })}
      <Pointer rated={current} x={chart} />
      {potential && <Pointer rated={potential} x={chart + column} />}
    </svg>
  );
}
