import { ArrowRight, Hourglass } from 'lucide-react';
import { addDays } from '../../../functions/kernel/london-time.ts';
import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import type { Sale } from '../../entities/sale/api.ts';
import { describeExpected } from '../../entities/wait/describe-expected.ts';
import { formatDay, formatName } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';

const anchors: Readonly<Record<string, string>> = {
  change: 'price',
  solicitor: 'solicitors',
  wait_solicitor: 'solicitors',
  details: 'details',
  title_number: 'details',
  sign: 'signing',
  reservation: 'reservation',
};
const waits: ReadonlySet<string> = new Set(['wait_solicitor', 'wait_details', 'wait_title_number']);

/** Whose turn it is, since when, and the reader's tasks. */
export function SaleNextStep({ sale }: { readonly sale: Sale }) {
  const { next, todo, side, byLink, nation } = sale;
  const doable = todo.filter(({ key }) => !waits.has(key));
  return (
    <section
      aria-labelledby="now"
      className="grid gap-4 rounded-md border border-line bg-surface p-5 shadow-soft"
    >
      <div className="grid gap-1">
        <h2 id="now" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          {formatHeadline(sale)}
          {isLate(sale) && <Badge tone="amber">Late</Badge>}
        </h2>
        {next && <p className="text-muted">{`Next: “${next.title}”${describeEnd(sale)}`}</p>}
        {isBeforeCompletion(sale) && sale.completionDate && (
          <p className="text-muted">
            {`${saleWordsOf(nation).completion} is on ${formatDay(sale.completionDate)}. On the day, mark the keys and the sale as done once your solicitor says that the money has arrived.`}
          </p>
        )}
      </div>
      {doable.length > 0 && (
        <ol className="grid gap-1">
          {doable.slice(0, 6).map(({ key, text }) => (
            <li key={key}>
              <a
                href={`#${anchors[key] ?? `step-${key}`}`}
                className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-2 hover:bg-sunk"
              >
                <Icon as={ArrowRight} size={18} className="text-action" />
                <span className="link">{text}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
      {todo
        .filter(({ key }) => waits.has(key))
        .map(({ key, text }) => (
          <p key={key} className="flex items-center gap-3 text-muted">
            <Icon as={Hourglass} size={18} />
            {text}
          </p>
        ))}
      {!byLink && (
        <p className="text-sm text-muted">
          <HelpLink to={side === 'seller' ? 'sale-agreed' : 'after-acceptance'}>
            What happens in a sale
          </HelpLink>
        </p>
      )}
    </section>
  );
}

function formatHeadline(sale: Sale): string {
  const { next, side, todo, counterpart, byLink } = sale;
  const other = formatName(counterpart, side === 'seller' ? 'the buyer' : 'the seller');
  if (todo.some(({ key }) => key === 'change')) return 'We need your answer';
  const isAsked = todo.some(({ key }) => !waits.has(key) && key !== 'after' && key !== 'sign');
  if (!next && isAsked && !byLink) return 'It’s your turn';
  if (!next)
    return isBeforeCompletion(sale)
      ? `Nothing to do here until ${saleWordsOf(sale.nation).completion.toLowerCase()}`
      : 'Nothing to do right now';
  if (byLink)
    return next.owedBy === 'both' ? 'Both sides have something to do' : `It’s the ${next.owedBy}’s turn`;
  if (next.owedBy === side) return 'It’s your turn';
  // Whoever else is asked for a step: what waits for the reader comes first.
  return next.owedBy === 'both' || isAsked ? 'You both have something to do' : `It’s ${other}’s turn`;
}

const findNext = ({ next, steps }: Sale) => steps.find(({ key }) => key === next?.key);
const isLate = (sale: Sale): boolean => findNext(sale)?.state === 'overdue';

/** By when the next step is expected or how late it is, in the words of the agenda and of lists. */
function describeEnd(sale: Sale): string {
  const { waitingSince, expectedDays } = findNext(sale) ?? {};
  return waitingSince === undefined || expectedDays === undefined
    ? ''
    : describeExpected(addDays(waitingSince, expectedDays));
}

const isBeforeCompletion = ({ status, next, completionDate }: Sale): boolean =>
  status === 'exchanged' && next === null && completionDate !== undefined;
