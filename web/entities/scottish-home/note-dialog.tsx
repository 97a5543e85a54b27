import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Field } from '../../ui/field.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { HelpLink } from '../help/help-link.tsx';
import type { PropertyPage } from '../property/property.ts';
import { invalidateInterest, scottishHomes } from './api.ts';

interface Props {
  readonly home: PropertyPage;
  readonly onClose: () => void;
}

/** Notes interest in a home, with the firm that acts for the buyer if they name it. */
export default function NoteDialog({ home, onClose }: Props) {
  const queries = useQueryClient();
  const [solicitor, setSolicitor] = useState('');
  const noting = useMutation({
    mutationFn: () =>
      scottishHomes.noteInterest({
        params: { propertyId: home.id },
        body: { ...(solicitor.trim() && { solicitor: solicitor.trim() }) },
      }),
    onSuccess: async () => {
      toast.success('You’ve noted interest. We’ll tell you when the seller sets a closing date.');
      onClose();
      await invalidateInterest(queries);
    },
  });
  return (
    <StepDialog
      title="Note interest"
      action="Note interest"
      busy={noting.isPending}
      error={noting.error}
      onSend={() => noting.mutate()}
      onClose={onClose}
    >
      <p>
        The seller sees your name. We’ll tell you when they set a closing date, and when the home goes under
        offer or comes off the market. A note of interest binds nobody: you don’t have to bid, and the seller
        can still accept another offer first. You can withdraw it any time.{' '}
        <HelpLink to="note-of-interest">About notes of interest</HelpLink>
      </p>
      <Field label="Your solicitor’s firm" optional>
        <TextInput
          name="solicitor"
          maxLength={120}
          autoComplete="off"
          value={solicitor}
          onChange={({ target }) => setSolicitor(target.value)}
        />
      </Field>
    </StepDialog>
  );
}
