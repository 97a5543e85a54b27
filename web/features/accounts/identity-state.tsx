import { useSearchParams } from '../../lib/router.ts';
import { paths } from '../../app/paths.ts';
import {
  reviewTexts,
  toDocumentName,
  toFailureText,
} from '../../../functions/identity-checks/domain/failure-texts.ts';
import { formatCounted, formatDate } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OwnIdentityCheck, OwnIdentity } from './identity-api.ts';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../lib/fill.ts';

/** The state of the check in plain words; nothing before a check has begun. */
export function IdentityState({ own: { check, checkedAt } }: { readonly own: OwnIdentity }) {
  if (checkedAt) return <CompletedCheck checkedAt={checkedAt} result={check?.result} />;
  if (!check) return null;
  switch (check.status) {
    case 'processing':
      return (
        <Notice live title={words.yourDocumentsAreBeingChecked}>
          <p>{words.thisUsuallyTakesAFew}</p>
        </Notice>
      );
    case 'requires_input':
      return <FailedCheck check={check} />;
    case 'review':
      return (
        <Notice live title={words.oneOfUsIsLooking}>
          <p>
            {fillText(words.reviewReasonPartWeAnswerWithinOne, {
              reviewReasonPart: check.reviewReason && reviewTexts[check.reviewReason],
            })}
          </p>
        </Notice>
      );
    case 'try_again':
      return (
        <Notice live title={words.youCanTryAgain}>
          <p className="whitespace-pre-line">{check.reason}</p>
        </Notice>
      );
    case 'ended':
      return <EndedCheck check={check} />;
    case 'verified':
      return (
        <Notice kind="warning" title={words.yourBadgeEndedWhenYour}>
          <p>{words.theCheckWasForYour}</p>
        </Notice>
      );
    case 'expired':
    case 'cancelled':
      return <p className="text-muted">{words.youDidntFinishYourLast}</p>;
    case 'requested':
      return <UnfinishedCheck />;
  }
}

function UnfinishedCheck() {
  const [search] = useSearchParams();
  return search.has('returned') ? (
    <Notice live title={words.theCheckIsntFinished}>
      <p>{words.youCameBackBeforeSending}</p>
    </Notice>
  ) : (
    <p className="text-muted">{words.youStartedACheckBut}</p>
  );
}

const FailedCheck = ({ check: { failure = '', triesLeft } }: { readonly check: OwnIdentityCheck }) => (
  <Notice kind="warning" live title={words.yourLastTryDidntWork}>
    <p>{toFailureText(failure)}</p>
    <p className="text-muted">
      {fillText(words.triesLeftPartBeforeOneOfUs, {
        triesLeftPart:
          triesLeft === 1
            ? words.youHaveOneTryLeft
            : fillText(words.youHaveCountLeft, { count: formatCounted(triesLeft, 'try', 'tries') }),
      })}
    </p>
  </Notice>
);

const EndedCheck = ({ check: { reason } }: { readonly check: OwnIdentityCheck }) => (
  <Notice kind="warning" live title={words.yourCheckHasEnded}>
    <p className="whitespace-pre-line">{reason}</p>
    <p>
      {fillNodes(words.ifYouThinkThatsWrong, {
        link: (
          <Link to={paths.contactUs} className="link">
            {words.writeToUs}
          </Link>
        ),
      })}
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
    <Notice
      kind="good"
      live
      title={fillText(words.identityCheckedCheckedAt, { checkedAt: formatDate(checkedAt) })}
    >
      <p>
        {fillText(words.documentNameCountryPartOthersSeeThe, {
          documentName: toDocumentName(documentType),
          countryPart: country && `, ${country}`,
        })}
      </p>
      <p className="text-muted">{words.ifYouChangeYourFirst}</p>
    </Notice>
  );
}
