import { formatMoment, formatName } from '../../../lib/format.ts';
import { formatActName } from './act-names.ts';

interface Act {
  readonly id: string;
  readonly actorName: string | null;
  readonly action: string;
  readonly reason?: string | undefined;
  readonly at: string;
}

/** The acts of staff on a subject, latest first. */
export function ActsList({ acts }: { readonly acts: readonly Act[] }) {
  return (
    <section className="grid gap-2 pt-3">
      <h2 className="text-lg">What staff did</h2>
      {acts.length === 0 ? (
        <p className="text-muted">Nothing so far.</p>
      ) : (
        <ol>
          {acts.map(({ id, actorName, action, reason, at }) => (
            <li key={id} className="grid gap-0.5 border-t border-line py-3">
              <p>
                {`${formatName({ user_name: actorName }, 'A former colleague')} `}
                <span className="font-semibold">{formatActName(action)}</span>
                <span className="text-muted">
                  {', '}
                  <time dateTime={at}>{formatMoment(at)}</time>
                </span>
              </p>
              {reason && <p className="max-w-prose text-muted">{reason}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
