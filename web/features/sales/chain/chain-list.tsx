import type { Chain, ChainSale } from '../../../entities/chain/api.ts';
import { cx } from '../../../lib/cx.ts';
import { formatDate, formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Every sale of a chain, from its first buyer to its last seller, and when it could complete. */
export function ChainList({ chain }: { readonly chain: Chain }) {
  const { sales, holdsUp } = chain;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 rounded-md border border-line bg-surface p-4">
        <p className="font-semibold">{formatEstimate(chain)}</p>
        <p className="text-sm text-muted">{explainEstimate(chain)}</p>
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {sales.map((sale) => (
          <li
            key={sale.place}
            aria-current={sale.isThis ? 'step' : undefined}
            className="flex items-start gap-4 py-3"
          >
            <span
              aria-hidden
              className={cx(
                'tabular flex size-8 shrink-0 items-center justify-center rounded-full border text-sm',
                sale.isThis ? 'border-action bg-action-soft' : 'border-line',
              )}
            >
              {sale.place}
            </span>
            <ChainRow sale={sale} holdsUp={sale.place === holdsUp} side={chain.side} />
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        From the first buyer to the last seller. Nobody sees names, addresses or prices of another sale.
      </p>
    </div>
  );
}

interface RowProps {
  readonly sale: ChainSale;
  readonly side: Chain['side'];
  readonly holdsUp: boolean;
}

function ChainRow({ sale, side, holdsUp }: RowProps) {
  const { title, waitsFor, outside, phase, own } = sale;
  return (
    <div className="grid min-w-0 grow gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{nameSale(sale, side)}</span>
        <Badge tone={phase === 'exchanged' || phase === 'completed' ? 'green' : 'neutral'}>{title}</Badge>
        {holdsUp && <Badge tone="amber">Holding up the chain</Badge>}
      </p>
      {waitsFor && (
        <p className="text-sm text-muted">
          {`Next: “${waitsFor.title}”, ${nameOwner(waitsFor.owedBy, own)}, since ${formatDay(waitsFor.since)}${waitsFor.isLate ? ' (late)' : ''}`}
        </p>
      )}
      {outside && (
        <p className="text-sm text-muted">
          {`Outside Gable. ${outside.saidBy === 'professional' ? 'A solicitor or agent' : own ? 'You' : 'Its own side'} said so on ${formatDay(outside.saidAt)}.`}
        </p>
      )}
    </div>
  );
}

/** Who owes a step, from the reader's point of view. */
function nameOwner(owedBy: 'seller' | 'buyer' | 'both', own: ChainSale['own']): string {
  if (owedBy === 'both') return own ? 'with you both' : 'with both sides';
  if (owedBy === own) return 'with you';
  return own ? `with your ${owedBy}` : `with its ${owedBy}`;
}

function nameSale({ isThis, own, outside }: ChainSale, side: Chain['side']): string {
  if (isThis) return side === 'seller' ? 'This sale' : 'This purchase';
  if (own) return own === 'seller' ? 'Your own sale' : 'Your own purchase';
  return outside ? 'A sale outside Gable' : 'Another sale';
}

function formatEstimate({ estimate: { kind, day } }: Chain): string {
  if (kind === 'done') return 'Every sale in the chain is completed';
  if (day === undefined) return 'Completion: too early to tell';
  return kind === 'agreed'
    ? `Completion agreed for ${formatDate(day)}`
    : `Completion: not before ${formatDate(day)}`;
}

function explainEstimate({ estimate: { kind }, holdsUp, sales }: Chain): string {
  const slowest = holdsUp ?? 1;
  if (kind === 'done') return 'There’s nothing left to wait for.';
  if (kind === 'agreed') return 'All contracts name this day.';
  if (kind === 'too_early')
    return `Sale ${slowest} hasn’t passed enough steps to work anything out. The whole chain completes together.`;
  if (sales.every(({ phase }) => phase === 'exchanged' || phase === 'completed'))
    return 'The contracts name different days. Ask your solicitor.';
  const basis = sales[slowest - 1]?.outside
    ? `The usual time from what was said of sale ${slowest}.`
    : `Worked out from how long sale ${slowest} has taken so far and what it still has to do.`;
  return `${basis} It can take longer, as no day is certain before the sales are binding.`;
}
