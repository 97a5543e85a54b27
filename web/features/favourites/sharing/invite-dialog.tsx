import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { shortlistQuery, shortlists } from '../../../entities/shortlist/api.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Field } from '../../../ui/field.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** Asks one person by email to share the saved homes. */
export default function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const inviting = useMutation({
    mutationFn: () => shortlists.inviteToShortlist({ body: { email: email.trim() } }),
    onSuccess: (shortlist) => {
      queries.setQueryData(shortlistQuery.queryKey, shortlist);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!inviting.isPending) inviting.mutate();
  };
  return (
    <StepDialog
      title="Share with your partner"
      action="Send invitation"
      busy={inviting.isPending}
      error={inviting.error}
      fields={['email']}
      onSend={() => inviting.mutate()}
      onClose={onClose}
    >
      <p>
        You’ll both see each other’s saved homes, votes, notes for each other, and the viewings you’ve each
        booked there. Private notes stay private, and sellers don’t see any of it.
      </p>
      <form onSubmit={submit}>
        <Field
          label="Their email"
          hint="We’ll send a link that works for 14 days. You can take it back until they accept."
          error={findFieldError(inviting.error, 'email')}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      </form>
      <p className="text-sm text-muted">Either of you can stop at any time.</p>
    </StepDialog>
  );
}
