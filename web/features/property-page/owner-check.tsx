import { BadgeCheck, ChevronDown, CircleHelp } from 'lucide-react';
import { formatOwnerMark } from '../../entities/ownership/mark-text.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

type OwnerMark = NonNullable<PropertyPage['ownerMark']>;

/** Beside the price: whether the seller's right to the home is proved, since when, and what that means. */
export function OwnerCheck({ home }: { readonly home: PropertyPage }) {
  if (home.status === 'completed') return null;
  return home.ownerMark ? <VerifiedOwner mark={home.ownerMark} /> : <UnverifiedOwner home={home} />;
}

const VerifiedOwner = ({ mark }: { readonly mark: OwnerMark }) => (
  <details className="group w-full text-sm">
    <summary className="inline-flex min-h-8 flex-wrap items-center gap-x-1.5 rounded-sm bg-action-soft px-2 py-1 font-semibold text-action-strong">
      <Icon as={BadgeCheck} size={18} />
      <span>{formatOwnerMark(mark)}</span>
      <span className="font-normal">{formatDate(mark.checkedAt)}</span>
      <span className="sr-only">What this means</span>
      <Icon as={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
    </summary>
    <div className="mt-2 grid gap-1 text-muted">
      <p>{describeOwnerMark(mark)}</p>
      <p>
        That was so on {formatDate(mark.checkedAt)}. Your conveyancer checks the title before the sale is
        binding.
      </p>
    </div>
  </details>
);

/** What was compared with what, and what was not. */
function describeOwnerMark({ basis, seller }: OwnerMark): string {
  if (basis === 'register')
    return 'We checked the seller’s identity by document and selfie. HM Land Registry has that name as an owner of the title at this address.';
  return seller === 'owner'
    ? 'We checked the seller’s identity by document and selfie, and our team accepted a document that names them as an owner. The land register wasn’t asked.'
    : 'We checked the seller’s identity by document and selfie, and our team accepted a document that lets them sell this home for its owner. The land register wasn’t asked.';
}

/** Everything that is checked of the seller, and that ownership is not. */
function UnverifiedOwner({ home }: { readonly home: PropertyPage }) {
  const { badges } = home.seller;
  const checked = [
    badges.includes('email_verified') && 'email address',
    badges.includes('identity_checked') && 'identity',
  ].filter((each) => typeof each === 'string');
  return (
    <p className="flex gap-1.5 text-sm text-muted">
      <Icon as={CircleHelp} size={18} className="mt-px" />
      <span>
        <span className="font-semibold text-ink">Owner not verified.</span>{' '}
        {checked.length > 0
          ? `We’ve checked the seller’s ${checked.join(' and ')}, not that this home is theirs.`
          : 'We haven’t checked that this home is the seller’s.'}
        {home.isOwner && (
          <>
            {' '}
            <Link to={paths.ownership(home.id)} className="link">
              Verify ownership
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
