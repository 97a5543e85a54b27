import { formatMoment, formatOptionCode, formatName } from '../../../lib/format.ts';

interface Act {
  readonly id: string;
  readonly actorName: string | null;
  readonly action: string;
  readonly reason?: string | undefined;
  readonly at: string;
}

/** `Account block` for `account.block`. */
const formatActName = (action: string): string => formatOptionCode(action.replace('.', '_'));

/** The acts of staff on a subject, latest first. */
export function ActsList({ acts }: { readonly acts: readonly Act[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">What staff did</h2>
      {acts.length === 0 ? (
        <p className="text-muted">Nothing so far.</p>
      ) : (
        <ol>
          {acts.map(({ id, actorName, action, reason, at }) => (
            <li key={id} className="grid gap-0.5 border-t border-line py-3">
              <p>
                <span className="font-semibold">{formatActName(action)}</span>
                <span className="text-muted">
                  {' by '}
                  {formatName({ user_name: actorName }, 'a former colleague')}
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
