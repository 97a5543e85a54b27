import { type RefObject, useRef, useState } from 'react';
import { useZodForm } from '../../lib/form.ts';
import { formatDate } from '../../lib/format.ts';
import { useFocusedForm } from '../../lib/use-focused-form.ts';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Select } from '../../ui/select.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { organisationCalls, type OwnOrganisation } from './api.ts';
import { roleLabels, roleOptions } from './labels.ts';
import { useOrganisationAct } from './use-organisation-act.ts';

interface Props {
  readonly organisation: OwnOrganisation;
  readonly userId: OwnOrganisation['members'][number]['userId'];
}

/** Who is in an organisation, and who was invited; admins change it. */
export function OrganisationPeople({ organisation, userId }: Props) {
  const { id, role, members, invitations } = organisation;
  const [isInviting, setInviting] = useState(false);
  const inviter = useReturnedFocus(isInviting);
  const part = useRef<HTMLDivElement>(null);
  const { act, isBusy } = useOrganisationAct(part);
  const button = { size: 'sm', variant: 'secondary', disabled: isBusy } as const;
  const withdraw = (invitation: OwnOrganisation['invitations'][number]) => async () => {
    await organisationCalls.withdrawOrganisationInvitation({ params: { id, invitationId: invitation.id } });
    return 'The link in our email no longer works.';
  };
  return (
    <div ref={part} tabIndex={-1} className="grid gap-3 outline-none">
      <h3 className="font-semibold">People</h3>
      <ul className="divide-y divide-line border-y border-line">
        {members.map((member) => (
          <Member
            key={member.userId}
            organisation={organisation}
            member={member}
            isSelf={member.userId === userId}
            part={part}
          />
        ))}
        {invitations.map((invitation) => (
          <li key={invitation.id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="break-all">{invitation.email}</span>
              <Badge tone={invitation.expired ? 'brick' : 'neutral'}>
                {invitation.expired ? 'Link ended' : 'Invited'}
              </Badge>
            </div>
            <p className="text-sm text-muted">
              {invitation.expired
                ? `They didn’t answer by ${formatDate(invitation.linkEndsAt)}. Invite them again for a new link.`
                : `As ${roleLabels[invitation.role].toLowerCase()}. The link works until ${formatDate(invitation.linkEndsAt)}.`}
            </p>
            <div>
              <Button
                {...button}
                aria-label={`Withdraw the invitation of ${invitation.email}`}
                onClick={() => act(withdraw(invitation))}
              >
                Withdraw
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {role === 'admin' &&
        (isInviting ? (
          <InviteForm id={id} onEnd={() => setInviting(false)} />
        ) : (
          <p>
            <Button ref={inviter} variant="secondary" onClick={() => setInviting(true)}>
              Invite someone
            </Button>
          </p>
        ))}
    </div>
  );
}

interface MemberProps {
  readonly organisation: OwnOrganisation;
  readonly member: OwnOrganisation['members'][number];
  readonly isSelf: boolean;
  readonly part: RefObject<HTMLElement | null>;
}

function Member({ organisation: { id, role: ownRole }, member, isSelf, part }: MemberProps) {
  const { act, isBusy } = useOrganisationAct(part);
  const [isRemoving, setRemoving] = useState(false);
  const { userId, name, role, since } = member;
  const params = { id, userId };
  const other = role === 'admin' ? 'developer' : 'admin';
  const giveRole = async () => {
    await organisationCalls.changeMemberRole({ params, body: { role: other } });
    return `${name} is ${other === 'admin' ? 'an admin' : 'a developer'} now.`;
  };
  const remove = async () => {
    await organisationCalls.removeOrganisationMember({ params });
    return `${name} is no longer a member. The keys go on working.`;
  };
  const button = { size: 'sm', variant: 'secondary', disabled: isBusy } as const;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="break-words">{isSelf ? `${name} (you)` : name}</span>
        <Badge tone="neutral">{roleLabels[role]}</Badge>
        <span className="text-sm text-muted">{`since ${formatDate(since)}`}</span>
      </div>
      {ownRole === 'admin' && !isSelf && (
        <div className="flex flex-wrap gap-3">
          <Button
            {...button}
            aria-label={`Make ${name} ${other === 'admin' ? 'an admin' : 'a developer'}`}
            onClick={() => act(giveRole)}
          >
            {other === 'admin' ? 'Make admin' : 'Make developer'}
          </Button>
          <Button {...button} aria-label={`Remove ${name}`} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </div>
      )}
      {isRemoving && (
        <StepDialog
          title={`Remove ${name}?`}
          action="Remove"
          danger
          busy={isBusy}
          error={null}
          onSend={() => {
            setRemoving(false);
            act(remove);
          }}
          onClose={() => setRemoving(false)}
        >
          <p>
            They’ll no longer see the keys, which go on working for its programs. To come back, they’ll need
            an invitation.
          </p>
        </StepDialog>
      )}
    </li>
  );
}

const loadSchema = async () => (await import('./schemas.ts')).NewOrganisationMember;

function InviteForm({ id, onEnd }: { readonly id: OwnOrganisation['id']; readonly onEnd: () => void }) {
  const { reload } = useOrganisationAct();
  const form = useZodForm(loadSchema, {
    initial: { email: '', role: 'developer' },
    labels: { email: 'Their email', role: 'What they look after' },
    save: async (body) => {
      await organisationCalls.inviteToOrganisation({ params: { id }, body });
      await reload();
      onEnd();
    },
  });
  return (
    <form
      ref={useFocusedForm()}
      {...form.formProps}
      className="grid gap-5 rounded-md border border-line bg-surface p-5"
    >
      <FormSummary {...form.summary} title="The invitation wasn’t sent" />
      <Field
        label="Their email"
        hint="We’ll send a link that works for 14 days."
        error={form.errorOf('email')}
      >
        <TextInput type="email" autoComplete="off" {...form.text('email')} />
      </Field>
      <Field label="What they look after" error={form.errorOf('role')}>
        <Select options={roleOptions} {...form.text('role')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Send invitation
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
