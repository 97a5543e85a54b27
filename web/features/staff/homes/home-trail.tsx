import { formatMoment, formatPersonName } from '../../../lib/format.ts';
import { isUserId } from '../../../lib/ids.ts';
import { Link } from '../../../ui/link.tsx';
import type { StaffHome } from './api.ts';
import { formatTrailName } from './trail-names.ts';

/** What moved a home, the latest first. Its words are loaded after the card, below which it is. */
export default function HomeTrail({ history, nation }: Pick<StaffHome, 'history' | 'nation'>) {
  return (
    <section className="grid gap-2 pt-3">
      <h2 className="text-lg">What happened</h2>
      <ol>
        {history.map(({ id, name, detail, at, actor, actorName }) => (
          <li
            key={id}
            className="grid gap-x-4 border-t border-line py-2.5 sm:flex sm:flex-wrap sm:justify-between"
          >
            <span>
              {formatTrailName(name, nation)}
              {detail !== undefined && <span className="text-muted">{`: ${detail}`}</span>}
            </span>
            <span className="text-sm text-muted">
              {isUserId(actor) && (
                <>
                  <Link to={`/staff/people/${actor}`} className="link">
                    {formatPersonName({ user_name: actorName })}
                  </Link>
                  {', '}
                </>
              )}
              <time dateTime={at}>{formatMoment(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
