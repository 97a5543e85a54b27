import { capitaliseFirst } from '../../../../functions/kernel/text.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { Link } from '../../../ui/link.tsx';
import { formatActName } from '../parts/act-names.ts';
import { findSubjectPath } from '../task-paths.ts';
import type { StaffPerson } from './api.ts';

/** What a member of staff did at the desk, the latest first, each with the way to what it was about. */
export default function DeskActs({ acts }: { readonly acts: StaffPerson['did'] }) {
  return (
    <section className="grid gap-2 pt-3">
      <h2 className="text-lg">What they did at the desk</h2>
      {acts.length === 0 && <p className="text-muted">Nothing so far.</p>}
      <ol className="border-b border-line empty:hidden">
        {acts.map(({ id, action, subject, reason, at }) => {
          const to = findSubjectPath(subject);
          const words = capitaliseFirst(formatActName(action));
          return (
            <li key={id} className="grid gap-0.5 border-t border-line py-3">
              <p>
                {to ? (
                  <Link to={to} data-row className="link font-semibold">
                    {words}
                  </Link>
                ) : (
                  <span className="font-semibold">{words}</span>
                )}
                <span className="text-muted">
                  {', '}
                  <time dateTime={at}>{formatMomentName(at)}</time>
                </span>
              </p>
              {reason && <p className="max-w-prose text-muted">{reason}</p>}
            </li>
          );
        })}
      </ol>
      {acts.length >= mostActs && <p className="text-muted">{`The latest ${mostActs}`}</p>}
    </section>
  );
}

/** As many as the server lists. */
const mostActs = 50;
