import { BadgeCheck } from 'lucide-react';
import { formatOwnerMark } from '../../../entities/ownership/mark-text.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

/** Whether buyers see that the home is its seller's, and the way to prove it. */
export function OwnershipCard({ home: { id, ownerMark } }: { readonly home: PropertyPage }) {
  return (
    <section aria-labelledby="ownership" className="grid justify-items-start gap-3">
      <h2 id="ownership" className="text-xl">
        Ownership
      </h2>
      {ownerMark ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <Icon as={BadgeCheck} size={20} className="text-action" />
          {formatOwnerMark(ownerMark)} {formatDate(ownerMark.checkedAt)}
          <Link to={paths.ownership(id)} className="link">
            See your proof
          </Link>
        </p>
      ) : (
        <>
          <p className="max-w-prose">
            Beside the price, buyers read “Owner not verified”. That changes once you’ve proved that the home
            is yours to sell.
          </p>
          <LinkButton to={paths.ownership(id)} variant="secondary" className="max-sm:w-full">
            Verify ownership
          </LinkButton>
        </>
      )}
    </section>
  );
}
