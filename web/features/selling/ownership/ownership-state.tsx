import { doubtTexts, lapseTexts } from '../../../../functions/deals/ownership-checks/domain/doubt-texts.ts';
import { formatOwnerMark } from '../../../entities/ownership/mark-text.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type HomeOwnership, isAsking, type OwnershipCheck } from './api.ts';

/** How the proof stands; nothing before it has begun. */
export function OwnershipState({ ownership }: { readonly ownership: HomeOwnership }) {
  const { enabled, provable, check } = ownership;
  if (!provable)
    return (
      <Notice title="There’s nothing to prove any more">
        <p>This home is sold or was taken down, so it has no mark.</p>
      </Notice>
    );
  return (
    <div className="grid gap-3 empty:-mt-6" aria-live="polite">
      {!enabled && (
        <Notice title="We don’t offer this check at the moment">
          <p>Your listing says that the owner isn’t verified. Nothing else changes.</p>
        </Notice>
      )}
      {check && <CheckState check={check} />}
    </div>
  );
}

function CheckState({ check }: { readonly check: OwnershipCheck }) {
  switch (check.status) {
    case 'checking':
      return isAsking({ check }) ? (
        <Notice title="We’re asking HM Land Registry">
          <p>It usually takes a few seconds. You can leave this page, and we’ll email you the answer.</p>
        </Notice>
      ) : (
        <Notice kind="warning" title="HM Land Registry doesn’t answer at the moment">
          <p>
            We’ll ask again at {formatMoment(check.nextTryAt ?? check.updatedAt)}, and every hour for a day.
          </p>
        </Notice>
      );
    case 'verified':
      return <VerifiedState check={check} />;
    case 'not_confirmed':
      return (
        <Notice kind="warning" title="We couldn’t verify you as the owner">
          <p>{doubtTexts[check.doubt ?? 'name']} Your listing isn’t affected.</p>
        </Notice>
      );
    case 'in_review':
      return (
        <Notice title="Our team is looking at your document">
          <p>We answer within one working day, by email and here.</p>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="warning" title="Your document doesn’t prove it yet">
          <p className="wrap-anywhere">{check.reason}</p>
        </Notice>
      );
    case 'lapsed':
      return (
        <Notice kind="warning" title="Your proof no longer counts">
          <p>{check.lapse && lapseTexts[check.lapse]} You can prove it again.</p>
        </Notice>
      );
  }
}

const VerifiedState = ({ check: { mark, titleNumber, updatedAt } }: { readonly check: OwnershipCheck }) => (
  <Notice
    kind="good"
    title={`${mark ? formatOwnerMark(mark) : 'Owner verified'} on ${formatDate(mark?.checkedAt ?? updatedAt)}`}
  >
    <p>
      {mark?.basis === 'register'
        ? `HM Land Registry has your name as an owner of title ${titleNumber ?? ''}. Buyers see the mark and its date, and no title number.`
        : 'Our team accepted your document. Buyers see the mark and its date, and not what you sent.'}
    </p>
    <p>
      It ends if you change your name, or the address or tenure of the home, and when the home is sold. Your
      name is in{' '}
      <Link to={`${paths.profile}?tab=details`} className="link">
        your details
      </Link>
      .
    </p>
  </Notice>
);
