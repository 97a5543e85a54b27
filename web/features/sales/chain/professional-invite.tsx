import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import {
  cacheChain,
  type Chain,
  type ChainOfferId,
  chains,
  type InvitationBody,
  type OutsideSale,
} from '../../../entities/chain/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatDate, formatDay } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface Props {
  readonly outside: OutsideSale;
  readonly offerId: ChainOfferId;
}

/** Whom the reader asked to say how far the sale outside Gable is; they need no account. */
export function ProfessionalInvite({ outside, offerId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { invitation } = outside;
  const queries = useQueryClient();
  const keep = (chain: Chain) => cacheChain(queries, offerId, chain);
  const end = useMutation({
    mutationFn: () => chains.endInvitation({ params: { offerId } }),
    onSuccess: keep,
    onError: (error) => toast.failure(describeError(error)),
  });
  if (isOpen) return <InviteForm offerId={offerId} onClose={() => setOpen(false)} onSent={keep} />;
  return (
    <div className="grid gap-3 rounded-md bg-sunk p-4">
      <p className="wrap-anywhere">
        {invitation
          ? `${invitation.sentTo} got a link on ${formatDay(invitation.sentAt)} to say how far it is${invitation.openedAt === undefined ? '' : `, and opened it on ${formatDay(invitation.openedAt)}`}. It ends on ${formatDate(invitation.endsAt)}.`
          : 'Your solicitor or agent there can say how far it is. They get a link by email and need no account.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
          {invitation ? 'Send a new link' : 'Ask a solicitor or agent'}
        </Button>
        {invitation && (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            busy={end.isPending}
            onClick={() => end.mutate()}
          >
            End the link
          </Button>
        )}
      </div>
    </div>
  );
}

interface FormProps {
  readonly offerId: ChainOfferId;
  readonly onClose: () => void;
  readonly onSent: (chain: Chain) => Promise<void>;
}

const roles = [
  { value: 'solicitor', label: 'Solicitor or conveyancer' },
  { value: 'agent', label: 'Estate agent' },
] as const;

function InviteForm({ offerId, onClose, onSent }: FormProps) {
  const [role, setRole] = useState<InvitationBody['role']>('solicitor');
  const [email, setEmail] = useState('');
  const [reference, setReference] = useState('');
  const invite = useMutation({
    mutationFn: () =>
      chains.inviteProfessional({
        params: { offerId },
        body: { role, email: email.trim(), ...(reference.trim() && { reference: reference.trim() }) },
      }),
    onSuccess: async (chain) => {
      toast.success(`We’ve sent a link to ${email.trim()}.`);
      onClose();
      await onSent(chain);
    },
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    invite.mutate();
  };
  const { error } = invite;
  return (
    <form noValidate onSubmit={send} aria-label="Ask a solicitor or agent" className="grid max-w-prose gap-5">
      <FailureNotice error={error} fields={['email', 'reference']} />
      <RadioGroup
        legend="Who are they?"
        name="role"
        options={roles}
        value={role}
        onValue={setRole}
        columns={2}
      />
      <Field label="Their email address" error={findFieldError(error, 'email')}>
        <TextInput
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field
        label="Their reference"
        optional
        hint="So that they know which file it is; only they see it"
        error={findFieldError(error, 'reference')}
      >
        <TextInput value={reference} maxLength={80} onChange={({ target }) => setReference(target.value)} />
      </Field>
      <p className="text-sm text-muted">
        The email has your name. The link asks how far it is and shows nothing of the chain.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={invite.isPending}>
          Send the link
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
