import { FileCheck2, Handshake, KeyRound, PenLine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { isPublic } from '../../../functions/listings/properties/domain/transitions.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShareMoment } from './share-moment.tsx';

type Moment = NonNullable<Sale['moment']>;

const icons: Readonly<Record<Moment['key'], LucideIcon>> = {
  accepted: Handshake,
  memorandum: FileCheck2,
  exchanged: PenLine,
  completed: KeyRound,
};

/** A moment that is no news any more, folded into a line. */
export function FormerMoment({ sale, moment }: Props) {
  const { title, on } = moment;
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2 px-4 py-2">
        <span className="link">{title}</span>
        {on !== undefined && <span className="text-sm text-muted">{formatDate(on)}</span>}
      </summary>
      <div className="px-4 pb-4">
        <SaleMoment sale={sale} moment={moment} />
      </div>
    </details>
  );
}

interface Props {
  readonly sale: Sale;
  readonly moment: Moment;
}

/** The last moment of a sale: what it means for the reader, and what happens next, by whom and by when. */
export function SaleMoment({ sale, moment }: Props) {
  const { key, title, on, meaning, steps } = moment;
  const isBig = key === 'exchanged' || key === 'completed';
  return (
    <section
      aria-labelledby="moment"
      className="grid gap-5 rounded-md border border-action bg-action-soft p-5 sm:p-6"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-action text-on-action">
          <Icon as={icons[key]} size={24} />
        </span>
        <div className="grid gap-1">
          <h2 id="moment" className="text-2xl">
            {title}
          </h2>
          {on !== undefined && (
            <p className="text-sm text-muted">
              <time dateTime={on}>{formatDate(on)}</time>
            </p>
          )}
          <p>{meaning}</p>
        </div>
      </div>
      {steps.length > 0 && (
        <div>
          <h3 className="font-semibold">What happens next</h3>
          <ol className="mt-2 grid gap-3">
            {steps.map(({ who, what, when }) => (
              <li key={`${who} ${what}`} className="border-t border-line pt-3">
                <p>
                  <strong className="font-semibold">{who}</strong> {what}
                  {when !== undefined && (
                    <span className="block text-sm text-muted first-letter:uppercase">{when}</span>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {isBig && isPublic(sale.card.status) && <ShareMoment sale={sale} />}
    </section>
  );
}
