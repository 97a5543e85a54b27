import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import * as words from './words.ts';

const lines = [
  words.weKeepTheDateAnd,
  words.weKeepNoPicturesDocument,
  words.othersSeeOnlyTheBadge,
  words.weDeleteOurRecordWith,
];

/** The stored data of a check, its retention, and who sees it. */
export function IdentityRetention() {
  return (
    <section aria-labelledby="identity-kept" className="grid gap-3">
      <h2 id="identity-kept" className="text-xl">
        {words.whatWeKeep}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.privacy} className="link">
          {words.howWeHandleYourData}
        </Link>
      </p>
    </section>
  );
}
