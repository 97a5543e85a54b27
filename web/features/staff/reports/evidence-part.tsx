import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatCounted, formatMoment, formatPounds } from '../../../lib/format.ts';
import type { StaffReport } from './api.ts';

/** The reported content on the left, its present state on the right. */
export function EvidencePart({ report }: { readonly report: StaffReport }) {
  const { evidence, today, subject } = report;
  const { home, comment, person } = evidence;
  return (
    <section className="grid gap-3" aria-labelledby="evidence">
      <h2 id="evidence" className="text-xl">
        Evidence
      </h2>
      {subject === 'message' && <ReportedConversation report={report} />}
      {home && (
        <ThenAndNow
          then={<HomeState home={home} when="when it was reported" />}
          now={today.home ? <HomeState home={today.home} when="now" /> : 'This home has been deleted.'}
        />
      )}
      {comment && (
        <ThenAndNow
          then={<p className="whitespace-pre-line">{comment.body}</p>}
          now={
            today.comment ? (
              <>
                <p className="text-sm text-muted">{`Now ${today.comment.state}`}</p>
                <p className="whitespace-pre-line">{today.comment.body}</p>
              </>
            ) : (
              'This comment has been deleted.'
            )
          }
        />
      )}
      {person && (
        <ThenAndNow
          then={<PersonState person={person} />}
          now={today.person ? <PersonState person={today.person} /> : 'This account has been deleted.'}
        />
      )}
    </section>
  );
}

const ThenAndNow = ({ then, now }: { readonly then: ReactNode; readonly now: ReactNode }) => (
  <div className="grid gap-4 md:grid-cols-2">
    <div className="grid content-start gap-2 rounded-md border border-line bg-surface p-4">
      <h3 className="text-base">When it was reported</h3>
      {then}
    </div>
    <div className="grid content-start gap-2 rounded-md border border-line bg-surface p-4">
      <h3 className="text-base">Now</h3>
      {now}
    </div>
  </div>
);

interface HomeStateProps {
  readonly home: NonNullable<StaffReport['evidence']['home']>;
  /** Completes "Description …". */
  readonly when: string;
}

const HomeState = ({ home, when }: HomeStateProps) => (
  <>
    <p className="font-semibold">{home.title}</p>
    <p className="text-muted">
      {`${formatPounds(home.price)} · ${home.status.replaceAll('_', ' ')} · ${formatCounted(home.pictures.length, 'photo')}`}
    </p>
    <section
      className="max-h-64 overflow-y-auto"
      aria-label={`Description ${when}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
      tabIndex={0}
    >
      <p className="whitespace-pre-line">{home.description}</p>
    </section>
  </>
);

const PersonState = ({ person }: { readonly person: NonNullable<StaffReport['evidence']['person']> }) => (
  <>
    <p className="font-semibold">{person.user_name ?? 'No username'}</p>
    {person.bio && <p className="whitespace-pre-line">{person.bio}</p>}
  </>
);

/** The messages around the reported one, which is marked. */
function ReportedConversation({ report: { evidence, today, affected } }: { readonly report: StaffReport }) {
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
