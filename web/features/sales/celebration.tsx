import { KeyRound } from 'lucide-react';
import type { Sale } from '../../entities/sale/api.ts';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';

const lists: Readonly<Record<Sale['side'], readonly string[]>> = {
  seller: [
    'Your solicitor pays off the mortgage, if there is one, and sends you the rest.',
    'Give final meter readings to your suppliers and end the home insurance.',
    'Tell the council, the bank, the DVLA and the electoral register that you have moved.',
    'Have your post redirected.',
  ],
  buyer: [
    'Your solicitor pays the tax on the purchase and registers you as the owner.',
    'Take meter readings and photos of them on the first day.',
    'Tell the council that you have moved in, and register to vote there.',
    'Change the locks; you don’t know who has a key.',
  ],
};

/** The completed sale, with the next steps. */
export const Celebration = ({ sale: { side, completedOn } }: { readonly sale: Sale }) => (
  <section aria-labelledby="done" className="grid gap-4 rounded-md border border-action bg-action-soft p-6">
    <div className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-action text-on-action">
        <Icon as={KeyRound} size={28} />
      </span>
      <div>
        <h2 id="done" className="text-2xl">
          {side === 'seller' ? 'Your home is sold' : 'The home is yours'}
        </h2>
        {completedOn && <p>Completed on {formatDate(completedOn)}</p>}
      </div>
    </div>
    <div>
      <h3 className="font-semibold">What comes next</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {lists[side].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  </section>
);
