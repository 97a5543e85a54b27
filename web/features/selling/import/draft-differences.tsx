import type { DraftUpdate } from './draft-changes.ts';

/** What a file or advert says otherwise than a draft, line by line. */
export function DraftDifferences({ differences }: Pick<DraftUpdate, 'differences'>) {
  return (
    <>
      <ul aria-label="What would change" className="grid list-disc gap-1 pl-5">
        {differences.map(({ label, before, after }) => (
          <li key={label} className="break-words">
            {before === undefined ? `${label}: ${after}` : `${label}: ${after} instead of ${before}`}
          </li>
        ))}
      </ul>
      <p>Its address and pictures stay as they are.</p>
    </>
  );
}
