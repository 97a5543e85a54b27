import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Field } from '../../ui/field.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { homeOffersQuery } from '../offer/api.ts';
import type { PropertyPage } from '../property/property.ts';
import { invalidateInterest, scottishHomes } from './api.ts';

interface Props {
  readonly home: PropertyPage;
  readonly onClose: () => void;
}

/** The time of the closing date that runs on the home, in words. */
function useClosingDate({ id }: PropertyPage): string | undefined {
  const { data } = useQuery(homeOffersQuery(id));
  return data?.round?.open ? formatMoment(data.round.deadline) : undefined;
}

/** Notes interest in a home, with the firm that acts for the buyer if they name it. */
export default function NoteDialog({ home, onClose }: Props) {
  const queries = useQueryClient();
  const [solicitor, setSolicitor] = useState('');
  const closingDate = useClosingDate(home);
  const noting = useMutation({
    mutationFn: () =>
      scottishHomes.noteInterest({
        params: { propertyId: home.id },
        body: { ...(solicitor.trim() && { solicitor: solicitor.trim() }) },
      }),
    onSuccess: async () => {
      toast.success(
        closingDate === undefined
          ? 'You’ve noted interest. We’ll tell you when the seller sets a closing date.'
          : `You’ve noted interest. You can bid until ${closingDate}.`,
      );
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
        The seller sees your name.{' '}
        {closingDate === undefined
          ? 'We’ll tell you when they set a closing date, and when the home goes under offer or comes off the market.'
          : `The closing date is ${closingDate}, and you can make your bid now. We’ll tell you if it’s called off, and when the home goes under offer or comes off the market.`}{' '}
        A note of interest binds nobody: you don’t have to bid, and the seller can still accept another offer
        first. You can withdraw it any time.{' '}
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
