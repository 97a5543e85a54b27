import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { shortlistQuery, shortlists } from '../../../entities/shortlist/api.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** Asks one person by email to share the saved homes. */
export default function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const email = typed.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => shortlists.inviteToShortlist({ body: { email } }),
    onSuccess: (shortlist) => {
      queries.setQueryData(shortlistQuery.queryKey, shortlist);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (email !== '' && !isPending) mutate();
  };
  return (
    <Dialog
      open
      title="Share with someone"
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} busy={isPending}>
            Send invitation
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <FailureNotice error={error} fields={['email']} />
        <p>
          You’ll both see each other’s saved homes, votes, notes for each other, and the upcoming viewings
          that each of you has asked for or booked at those homes, also from before you shared. Private notes
          stay private, and sellers don’t see any of it.
        </p>
        <Field
          label="Their email"
          hint="We’ll send a link that works for 14 days. You can take it back until they accept."
          error={isTried && email === '' ? 'Enter their email address' : findFieldError(error, 'email')}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <p className="text-sm text-muted">Either of you can stop at any time.</p>
      </form>
    </Dialog>
  );
}
