import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { cx } from '../../../lib/cx.ts';
import { formatCounted, formatMoment, formatPounds } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { StaffReport } from './api.ts';
import { ThenAndNow } from './then-and-now.tsx';

interface Props {
  readonly report: StaffReport;
}

/** What was reported, as it was at that moment, with what changed since. */
export function EvidencePart({ report }: Props) {
  return (
    <section className="grid gap-3" aria-labelledby="evidence">
      <h2 id="evidence" className="text-xl">
        Evidence
      </h2>
      {report.subject === 'message' && <ReportedConversation report={report} />}
      {report.subject === 'home' && <HomeThenAndNow report={report} />}
      {report.subject === 'comment' && <CommentThenAndNow report={report} />}
      {report.subject === 'person' && <PersonThenAndNow report={report} />}
    </section>
  );
}

/** What was kept beside it, closed: the home that a conversation is about, and the person. */
export function ContextPart({ report }: Props) {
  const { subject, evidence, pictures } = report;
  const hasHome = subject !== 'home' && (evidence.home !== undefined || pictures.length > 0);
  const hasPerson = subject !== 'person' && evidence.person !== undefined;
  if (!hasHome && !hasPerson) return null;
  return (
    <section className="grid gap-3" aria-labelledby="context">
      <h2 id="context" className="text-xl">
        Also kept when it was reported
      </h2>
      {hasHome && (
        <details>
          <summary className="link min-h-11 w-fit cursor-pointer py-2.5">
            {`The home${pictures.length > 0 ? ` and its ${formatCounted(pictures.length, 'photo')}` : ''}`}
          </summary>
          <HomeThenAndNow report={report} />
        </details>
      )}
      {hasPerson && (
        <details>
          <summary className="link min-h-11 w-fit cursor-pointer py-2.5">The person’s profile</summary>
          <PersonThenAndNow report={report} />
        </details>
      )}
    </section>
  );
}

const HomeThenAndNow = ({ report: { evidence, today, pictures } }: Props) => (
  <div className="grid gap-3">
    {evidence.home && (
      <ThenAndNow
        then={listHomeLines(evidence.home)}
        now={today.home && listHomeLines(today.home)}
        gone="This home has been deleted."
      />
    )}
    {pictures.length > 0 && <ReportedPictures pictures={pictures} />}
  </div>
);

const CommentThenAndNow = ({ report: { evidence, today } }: Props) =>
  evidence.comment && (
    <ThenAndNow
      then={[evidence.comment.postTitle, evidence.comment.body]}
      now={
        today.comment && [
          evidence.comment.postTitle,
          today.comment.body,
          ...(today.comment.state === 'visible' ? [] : [`Now ${today.comment.state}`]),
        ]
      }
      gone="This comment has been deleted."
    />
  );

const PersonThenAndNow = ({ report: { evidence, today } }: Props) =>
  evidence.person && (
    <ThenAndNow
      then={listPersonLines(evidence.person)}
      now={today.person && listPersonLines(today.person)}
      gone="This account has been deleted."
    />
  );

type HomeState = NonNullable<StaffReport['evidence']['home']>;
type PersonState = NonNullable<StaffReport['evidence']['person']>;

const listHomeLines = ({
  title,
  price,
  status,
  nation,
  pictures,
  description,
}: HomeState): readonly string[] => [
  title,
  `${formatPounds(price)} · ${formatPropertyStatus(status, nation)} · ${formatCounted(pictures.length, 'photo')}`,
  description,
];
const listPersonLines = ({ user_name, bio = '' }: PersonState): readonly string[] => [
  user_name ?? 'No username',
  bio || 'Nothing about themselves',
];

const pictureStates = { kept: '', removed: 'Removed since', added: 'Added since' } as const;

/** The photos of the home; each opens in its size. */
const ReportedPictures = ({ pictures }: { readonly pictures: StaffReport['pictures'] }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4" aria-label="Photos">
    {pictures.map(({ id, url, state }, at) => (
      <li key={id} className="grid content-start gap-1">
        {url === undefined ? (
          <p className="grid aspect-[4/3] place-items-center rounded-sm bg-sunk p-2 text-center text-sm text-muted">
            No longer stored
          </p>
        ) : (
          <a href={url} target="_blank" rel="noopener" aria-label={`Open photo ${at + 1}`}>
            <img
              src={url}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-[4/3] w-full rounded-sm bg-sunk object-cover"
            />
          </a>
        )}
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {`Photo ${at + 1}`}
          {state !== 'kept' && <Badge tone="amber">{pictureStates[state]}</Badge>}
        </p>
      </li>
    ))}
  </ul>
);

/** The messages around the reported one, which is marked. */
function ReportedConversation({ report: { evidence, today, affected } }: Props) {
  const state = today.message?.state;
  return (
    <div className="grid gap-2">
      <ol className="grid gap-2">
        {evidence.messages.map(({ id, body, fromId, kind, createdAt, edits, removedAt }) => (
          <li
            key={id}
            className={cx(
              'grid gap-1 rounded-md border p-3',
              fromId === affected?.id ? 'border-amber bg-amber-soft' : 'border-line bg-surface',
            )}
          >
            <p className="text-sm text-muted">
              {`${fromId === affected?.id ? 'The person reported' : fromId ? 'The other side' : 'Gable'}, ${formatMoment(createdAt)}`}
            </p>
            <p className="whitespace-pre-line">
              {body || (removedAt ? 'Removed' : kind === 'card' ? 'A card of the deal' : 'A file')}
            </p>
            {edits.map(({ body: before, until }) => (
              <p key={until} className="text-sm text-muted">{`Before: ${before}`}</p>
            ))}
          </li>
        ))}
      </ol>
      {state && <p className="text-muted">{`The reported message is ${state} now.`}</p>}
    </div>
  );
}
