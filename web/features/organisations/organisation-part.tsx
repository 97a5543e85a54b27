import { type RefObject, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { organisationCalls, type OwnOrganisation } from './api.ts';
import { describeAct } from './labels.ts';
import { OrganisationKeys } from './organisation-keys.tsx';
import { OrganisationPeople } from './organisation-people.tsx';
import { useOrganisationAct } from './use-organisation-act.ts';

interface Props {
  readonly organisation: OwnOrganisation;
  readonly userId: OwnOrganisation['members'][number]['userId'];
  /** Of the organisations: it stays when the reader has left this one. */
  readonly list: RefObject<HTMLElement | null>;
}

/** An organisation for a member: its keys, its people and, for admins, who did what. */
export function OrganisationPart({ organisation, userId, list }: Props) {
  const { id, name, acts, role, members } = organisation;
  const { act, isBusy } = useOrganisationAct(list);
  const [leaving, setLeaving] = useState<'leave' | 'close'>();
  const isLastAdmin = role === 'admin' && members.filter((each) => each.role === 'admin').length === 1;
  const leave = async () => {
    await organisationCalls.removeOrganisationMember({ params: { id, userId } });
    return `You’ve left ${name}.`;
  };
  const close = async () => {
    await organisationCalls.closeOrganisation({ params: { id } });
    return `${name} is closed.`;
  };
  return (
    <section className="grid gap-6 border-t border-line pt-6" aria-label={name}>
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <OrganisationKeys organisation={organisation} />
      <OrganisationPeople organisation={organisation} userId={userId} />
      {acts.length > 0 && (
        <details className="border-y border-line">
          <summary className="flex min-h-11 items-center font-semibold">Activity</summary>
          <ul className="grid gap-2 pb-4">
            {acts.map((each) => (
              <li key={`${each.at} ${each.what}`} className="text-sm">
                {describeAct(each)} <span className="text-muted">{formatMoment(each.at)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!isLastAdmin && (
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => setLeaving('leave')}>
            Leave
          </Button>
        )}
        {role === 'admin' && (
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => setLeaving('close')}>
            Close the organisation
          </Button>
        )}
        {isLastAdmin && members.length > 1 && (
          <p className="text-sm text-muted">To leave, make somebody else an admin first.</p>
        )}
      </div>
      {leaving && (
        <StepDialog
          title={leaving === 'close' ? `Close ${name}?` : `Leave ${name}?`}
          action={leaving === 'close' ? 'Close it' : 'Leave'}
          danger
          busy={isBusy}
          error={null}
          onSend={() => {
            setLeaving(undefined);
            act(leaving === 'close' ? close : leave);
          }}
          onClose={() => setLeaving(undefined)}
        >
          <p>
            {leaving === 'close'
              ? 'All its keys stop working at once, for everyone, and nobody is a member any more. This can’t be undone.'
              : 'You’ll no longer see its keys. They go on working for its programs. To come back, you’ll need an invitation.'}
          </p>
        </StepDialog>
      )}
    </section>
  );
}
