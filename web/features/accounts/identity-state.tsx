import {
  reviewTexts,
  toDocumentName,
  toFailureText,
} from '../../../functions/deals/identity-checks/domain/failure-texts.ts';
import { formatCounted, formatDate } from '../../lib/format.ts';
import { useSearchParams } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OwnIdentityCheck, OwnIdentity } from './identity-api.ts';

/** The state of the check in plain words; nothing before a check has begun. */
export function IdentityState({ own: { check, checkedAt } }: { readonly own: OwnIdentity }) {
  if (checkedAt) return <CompletedCheck checkedAt={checkedAt} result={check?.result} />;
  if (!check) return null;
  switch (check.status) {
    case 'processing':
      return (
        <Notice live title="Your documents are being checked">
          <p>This usually takes a few minutes. You can leave this page; we’ll email you.</p>
        </Notice>
      );
    case 'requires_input':
      return <FailedCheck check={check} />;
    case 'review':
      return (
        <Notice live title="One of us is looking at your check">
          <p>
            {`${check.reviewReason ? reviewTexts[check.reviewReason] : ''} We answer within one working day.`}
          </p>
        </Notice>
      );
    case 'try_again':
      return (
        <Notice live title="You can try again">
          <p className="whitespace-pre-line">{check.reason}</p>
        </Notice>
      );
    case 'ended':
      return <EndedCheck check={check} />;
    case 'verified':
      return (
        <Notice kind="warning" title="Your badge ended when your name changed">
          <p>The check was for your old name. You can be checked again under the new one.</p>
        </Notice>
      );
    case 'expired':
    case 'cancelled':
      return <p className="text-muted">You didn’t finish your last check. You can start a new one.</p>;
    case 'requested':
      return <UnfinishedCheck />;
  }
}

function UnfinishedCheck() {
  const [search] = useSearchParams();
  return search.has('returned') ? (
    <Notice live title="The check isn’t finished">
      <p>You came back before sending your document and selfie, so nothing was checked.</p>
    </Notice>
  ) : (
    <p className="text-muted">You started a check but didn’t finish it.</p>
  );
}

const FailedCheck = ({ check: { failure = '', triesLeft } }: { readonly check: OwnIdentityCheck }) => (
  <Notice kind="warning" live title="Your last try didn’t work">
    <p>{toFailureText(failure)}</p>
    <p className="text-muted">
      {`${
        triesLeft === 1
          ? 'You have one try left'
          : `You have ${formatCounted(triesLeft, 'try', 'tries')} left`
      } before one of us takes a look.`}
    </p>
  </Notice>
);

const EndedCheck = ({ check: { reason } }: { readonly check: OwnIdentityCheck }) => (
  <Notice kind="warning" live title="Your check has ended">
    <p className="whitespace-pre-line">{reason}</p>
    <p>
      If you think that’s wrong,{' '}
      <Link to={paths.contactUs} className="link">
        write to us
      </Link>
      .
    </p>
  </Notice>
);

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

function CompletedCheck({
  checkedAt,
  result,
}: {
  readonly checkedAt: string;
  readonly result: OwnIdentityCheck['result'];
}) {
  const { documentType = '', issuingCountry } = result ?? {};
  const country = issuingCountry && countryNames.of(issuingCountry);
  return (
    <Notice kind="good" live title={`Identity checked ${formatDate(checkedAt)}`}>
      <p>
        {`${toDocumentName(documentType)}${country ? `, ${country}` : ''}. Others see the badge and this date on your card.`}
      </p>
      <p className="text-muted">If you change your first or last name, you lose the badge.</p>
    </Notice>
  );
}
