import { formatMonth, startCase } from '../../../lib/format.ts';
import type { Page } from '../api.ts';
import { Section } from '../section.tsx';

/** Who sells it. The owner, without an agent between. */
export function Seller({ home: { seller } }: { readonly home: Page }) {
  const name = seller.user_name ? startCase(seller.user_name) : 'The owner';
  return (
    <Section title="Sold by its owner">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-action-soft text-xl font-bold text-action-strong"
        >
          {name.charAt(0)}
        </span>
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-muted">On Gable since {formatMonth(seller.memberSince)}</p>
        </div>
      </div>
    </Section>
  );
}
