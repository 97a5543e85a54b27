import { type SubmitEvent, useState } from 'react';
import { useNavigate } from '../../../lib/router.ts';
import { toast } from '../../../lib/toast.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { DecideButton } from '../parts/decide-button.tsx';
import type { Review, useDecideReview } from './api.ts';
import {
  emptyDraft,
  findDraftProblem,
  isAddressClaimed,
  isPhotosFound,
  requiresNote,
  toDecision,
} from './decision-draft.ts';
import { DecisionError } from './decision-error.tsx';
import {
  addressOutcomes,
  noteLabels,
  photoOutcomes,
  outcomeNames,
  returnNames,
  reviewOutcomes,
} from './labels.ts';

const reasons = [
  'text',
  'contact_details',
  'misleading',
  'photos',
  'address_not_proven',
  'duplicate',
  'other',
] as const;
const reasonOptions = reasons.map((value) => ({ value, label: returnNames[value] }));

interface Props {
  readonly review: Review;
  readonly decide: ReturnType<typeof useDecideReview>;
}

/** The decision on the property, with the fields that each outcome needs. */
export function ReviewDecisionForm({ review, decide }: Props) {
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const asksAddress = review.findings.address !== undefined || isAddressClaimed(decide.error);
  const asksPhotos = review.findings.pictures.length > 0 || isPhotosFound(decide.error);
  const problem = findDraftProblem(draft, { asksAddress, asksPhotos });
  const shown = tried ? problem : undefined;
  const { outcome } = draft;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const body = toDecision(draft, { asksAddress, asksPhotos });
    if (problem || !body || decide.isPending) return;
    decide.mutate(body, {
      onSuccess: ({ status }) => {
        toast.success(`${outcomeNames[status]}: ${review.home.title}`);
        void navigate('/staff/reviews');
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="decide"
      className="grid gap-5 rounded-md border border-line bg-surface p-5"
    >
      <h2 id="decide" className="text-xl">
        Decide
      </h2>
      <RadioGroup
        legend="What happens to the home"
        hideLegend
        name="outcome"
        columns={3}
        options={reviewOutcomes}
        value={outcome}
        onValue={(value) => setDraft({ ...draft, outcome: value })}
        error={shown?.outcome}
      />
      {outcome === 'approved' && asksAddress && (
        <RadioGroup
          legend="The address"
          hint="To leave it with the other seller, return this home with “Address not proven”."
          name="address"
          columns={2}
          options={addressOutcomes}
          value={draft.address}
          onValue={(address) => setDraft({ ...draft, address })}
          error={shown?.address}
        />
      )}
      {outcome === 'approved' && asksPhotos && (
        <RadioGroup
          legend="The photos"
          hint="If they were taken from the other home, return or remove this one. If the other home took them, approve this one and act on the other in its record."
          name="photos"
          columns={2}
          options={photoOutcomes}
          value={draft.photos}
          onValue={(photos) => setDraft({ ...draft, photos })}
          error={shown?.photos}
        />
      )}
      {outcome === 'returned' && (
        <CheckboxGroup
          legend="What has to change"
          name="reasons"
          options={reasonOptions}
          value={draft.reasons}
          onValue={(chosen) => setDraft({ ...draft, reasons: chosen })}
          error={shown?.reasons}
        />
      )}
      {outcome && (
        <Field label={noteLabels[outcome]} optional={!requiresNote(draft)} error={shown?.note}>
          <Textarea
            rows={3}
            maxLength={1_000}
            value={draft.note}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
          />
        </Field>
      )}
      {decide.error && <DecisionError error={decide.error} isDecided={false} />}
      <DecideButton
        options={reviewOutcomes}
        outcome={outcome}
        danger={outcome === 'removed'}
        busy={decide.isPending}
      />
    </form>
  );
}
