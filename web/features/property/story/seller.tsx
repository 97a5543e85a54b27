import { formatMonth, shownName } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Page } from '../api.ts';
import { Section } from '../section.tsx';

/** Who sells it. The owner, without an agent between. */
export function Seller({ home: { seller } }: { readonly home: Page }) {
  const name = shownName(seller, 'The owner');
  return (
    <Section title="Sold by its owner">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={seller.avatar} />
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-muted">On Gable since {formatMonth(seller.memberSince)}</p>
        </div>
      </div>
    </Section>
  );
}
