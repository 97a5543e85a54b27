import { KeyRound } from 'lucide-react';
import type { Sale } from '../../entities/sale/api.ts';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { completionLists } from './labels.ts';

/** The completed sale, with the next steps. */
export function Celebration({ sale: { side, completedOn } }: { readonly sale: Sale }) {
  return (
    <section aria-labelledby="done" className="grid gap-4 rounded-md border border-action bg-action-soft p-6">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-action text-on-action">
          <Icon as={KeyRound} size={28} />
        </span>
        <div>
          <h2 id="done" className="text-2xl">
            {side === 'seller' ? 'Your home is sold' : 'The home is yours'}
          </h2>
          {completedOn && <p>{`Completed on ${formatDate(completedOn)}`}</p>}
        </div>
      </div>
      <div>
        <h3 className="font-semibold">What comes next</h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          {completionLists[side].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
