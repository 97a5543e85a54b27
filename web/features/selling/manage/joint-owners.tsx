import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Owner, type OwnerList, owners, ownersQuery } from '../../../entities/joint-owner/api.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formatDate } from '../../../lib/format.ts';
import { useFocusedForm } from '../../../lib/use-focused-form.ts';
import { useReturnedFocus } from '../../../lib/use-returned-focus.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ownerBadges, signAgainBadge } from './labels.ts';

type HomeId = PropertyPage['id'];

/** The joint owners of a property, their answers, and the form to invite one. */
export default function JointOwners({ id, isSold }: { readonly id: HomeId; readonly isSold: boolean }) {
  const query = useQuery(ownersQuery(id));
  // After the sale nobody joins it.
  if (isSold && query.data?.jointOwners.length === 0) return null;
  return (
    <section aria-labelledby="owners" className="grid gap-3">
      <h2 id="owners" className="text-xl">
        Owners
      </h2>
      <QuerySection query={query} what="load the owners" skeleton={<SkeletonLines lines={2} />}>
        {(list) => <OwnerRows id={id} list={list} isSold={isSold} />}
      </QuerySection>
    </section>
  );
}

interface RowsProps {
  readonly id: HomeId;
  readonly list: OwnerList;
  readonly isSold: boolean;
}

function OwnerRows({ id, list, isSold }: RowsProps) {
  const [isAdding, setAdding] = useState(false);
  const addButton = useReturnedFocus(isAdding);
  return (
    <>
      {!isSold && (
        <p className="text-muted">
          {list.jointOwners.length === 0
            ? 'Does someone own this home with you? Ask them here to agree to the sale and sign that, so that you can accept an offer for all of you.'
            : 'An offer is accepted for all owners. They can follow the sale, and we tell them about its big steps.'}
        </p>
      )}
      {list.jointOwners.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {list.jointOwners.map((owner) => (
            <OwnerRow key={owner.id} id={id} owner={owner} />
          ))}
        </ul>
      )}
      {isAdding && <InviteForm id={id} onDone={() => setAdding(false)} />}
      {!isSold && !isAdding && list.places > 0 && (
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          className="min-h-11 justify-self-start"
          onClick={() => setAdding(true)}
        >
          Add a joint owner
        </Button>
      )}
    </>
  );
}

const changes = { address: 'address has', owners: 'owners have' } as const;

function describeSince({ status, invitedAt, linkEndsAt, answeredAt, endedAt, consent }: Owner): string {
  if (consent?.endedBy)
    return `Signed on ${formatDate(consent.signedAt)}. The ${changes[consent.endedBy]} changed since, so we’ve asked for a new signature`;
  if (consent) return `Signed on ${formatDate(consent.signedAt)}`;
  if (status === 'accepted' && answeredAt !== undefined)
    return `Agreed on ${formatDate(answeredAt)} by a click, without a signature. That counts`;
  if (status === 'pending') return `Asked on ${formatDate(invitedAt)}, until ${formatDate(linkEndsAt)}`;
  if (status === 'left') return `Left${endedAt === undefined ? '' : ` on ${formatDate(endedAt)}`}`;
  return answeredAt === undefined
    ? `Asked on ${formatDate(invitedAt)}`
    : `Answered on ${formatDate(answeredAt)}`;
}

/** Whether withdrawing the invitation needs a reason. */
const hasAnswered = ({ status }: Owner) => ['accepted', 'declined', 'left'].includes(status);

function OwnerRow({ id: propertyId, owner }: { readonly id: HomeId; readonly owner: Owner }) {
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const send = useMutation({
    mutationFn: () => owners.sendInvitationAgain({ params: { propertyId, id: owner.id } }),
    onSuccess: (list) => queries.setQueryData(ownersQuery(propertyId).queryKey, list),
  });
  const [tone, words] = owner.consent?.endedBy ? signAgainBadge : ownerBadges[owner.status];
  const name = owner.name || 'Someone whose account has been deleted';
  return (
    <li className="grid gap-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge tone={tone}>{words}</Badge>
        </p>
        {owner.email && <p className="text-sm wrap-anywhere">{owner.email}</p>}
        <p className="tabular text-sm text-muted">{describeSince(owner)}</p>
        {owner.consent && (
          <a
            href={owner.consent.pdfUrl}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center justify-self-start text-sm"
          >
            Signed consent (PDF)<span className="sr-only"> of {name}</span>
          </a>
        )}
        <FailureNotice error={send.error} />
      </div>
      <div className="flex flex-wrap gap-2">
        {(owner.status === 'pending' || owner.status === 'expired') && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            busy={send.isPending}
            onClick={() => send.mutate()}
          >
            Send again
          </Button>
        )}
        <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setRemoving(true)}>
          Remove
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {isRemoving && (
        <RemoveOwnerDialog propertyId={propertyId} owner={owner} onClose={() => setRemoving(false)} />
      )}
    </li>
  );
}

interface RemoveProps {
  readonly propertyId: HomeId;
  readonly owner: Owner;
  readonly onClose: () => void;
}

function RemoveOwnerDialog({ propertyId, owner, onClose }: RemoveProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const remove = useMutation({
    mutationFn: () =>
      owners.withdrawJointOwner({
        params: { propertyId, id: owner.id },
        body: reason.trim() ? { reason: reason.trim() } : {},
      }),
    onSuccess: (list: OwnerList) => {
      queries.setQueryData(ownersQuery(propertyId).queryKey, list);
      onClose();
    },
  });
  return (
    <StepDialog
      title={`Remove ${owner.name || 'this person'}?`}
      action="Remove"
      danger
      busy={remove.isPending}
      error={remove.error}
      fields={['reason']}
      onSend={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        {hasAnswered(owner)
          ? 'They no longer follow the sale. If they own the home in law, they still have to sign the contract.'
          : 'The link in their email no longer works.'}
      </p>
      {hasAnswered(owner) && (
        <Field
          label="Why?"
          hint="We keep it with the home’s record."
          error={findFieldError(remove.error, 'reason')}
        >
          <TextInput
            name="reason"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
    </StepDialog>
  );
}

const loadSchema = async () => (await import('../schemas-owner.ts')).OwnerForm;

function InviteForm({ id: propertyId, onDone }: { readonly id: HomeId; readonly onDone: () => void }) {
  const queries = useQueryClient();
  const form = useZodForm(loadSchema, {
    initial: { name: '', email: '' },
    labels: { name: 'Full name', email: 'Email' },
    save: async (body) => {
      const list = await owners.inviteJointOwner({ params: { propertyId }, body });
      queries.setQueryData(ownersQuery(propertyId).queryKey, list);
      onDone();
    },
  });
  return (
    <form
      ref={useFocusedForm()}
      {...form.formProps}
      aria-label="Add a joint owner"
      className="grid max-w-form gap-4"
    >
      <FormSummary {...form.summary} />
      <Field
        label="Full name"
        hint="As on the title. The papers of the sale use this name."
        error={form.errorOf('name')}
      >
        <TextInput autoComplete="off" maxLength={120} {...form.text('name')} />
      </Field>
      <Field
        label="Email"
        hint="We’ll send a link there that works for 30 days."
        error={form.errorOf('email')}
      >
        <TextInput type="email" autoComplete="off" {...form.text('email')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Send the invitation
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
