import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { BuyerGate } from '../../../../events/vocabulary.ts';
import { gateTexts } from '../../../../functions/deals/buyer-checks/domain/words.ts';
import { buyerChecks } from '../../../entities/buyer-check/api.ts';
import { type PropertyPage, propertyQuery } from '../../../entities/property/property.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { sell } from '../api.ts';

const gates: readonly BuyerGate[] = ['everyone', 'identity_checked', 'proceedable'];

const reachQuery = (id: PropertyPage['id']) =>
  queryOptions({
    queryKey: ['buyer-reach', id],
    queryFn: ({ signal }) => buyerChecks.buyerReach({ params: { id }, signal }),
  });

interface Props {
  readonly home: Pick<PropertyPage, 'id' | 'version' | 'status' | 'whoMayBook' | 'whoMayOffer'>;
}

const closed: ReadonlySet<PropertyPage['status']> = new Set(['exchanged', 'completed', 'removed']);

/** Who may request viewings and make offers, with the number of buyers who meet each choice. */
export function BuyerGates({ home }: Props) {
  const { id, version, status } = home;
  const queries = useQueryClient();
  const { data: reach } = useQuery(reachQuery(id));
  const [book, setBook] = useState<BuyerGate>(home.whoMayBook ?? 'everyone');
  const [offer, setOffer] = useState<BuyerGate>(home.whoMayOffer ?? 'everyone');
  const saving = useMutation({
    mutationFn: () =>
      sell.changeProperty({ params: { id }, body: { version, whoMayBook: book, whoMayOffer: offer } }),
    onSuccess: (page) => queries.setQueryData(propertyQuery(id).queryKey, page),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries(propertyQuery(id));
    },
  });
  if (closed.has(status)) return null;
  const isChanged = book !== (home.whoMayBook ?? 'everyone') || offer !== (home.whoMayOffer ?? 'everyone');
  const options = gates.map((value) => ({
    value,
    label: gateTexts[value],
    hint: reach && reach.everyone > 0 ? formatReach(reach[value], reach.everyone) : undefined,
  }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending && isChanged) saving.mutate();
  };
  return (
    <section aria-labelledby="who-may" className="grid gap-3">
      <h2 id="who-may" className="text-xl">
        Who may book and offer
      </h2>
      <dl className="grid gap-1 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-4">
        <dt className="text-muted">Book a viewing</dt>
        <dd>{gateTexts[home.whoMayBook ?? 'everyone']}</dd>
        <dt className="text-muted max-sm:mt-1">Make an offer</dt>
        <dd>{gateTexts[home.whoMayOffer ?? 'everyone']}</dd>
      </dl>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Change who may book and offer
        </summary>
        <p className="mb-4 max-w-prose text-muted">
          The more you ask for, the fewer buyers you reach, and the surer they are. Viewings and offers you
          already have aren’t affected.
        </p>
        <form onSubmit={submit} className="grid max-w-form gap-5">
          <RadioGroup
            legend="Book a viewing"
            name="who-may-book"
            options={options}
            value={book}
            onValue={setBook}
          />
          <RadioGroup
            legend="Make an offer"
            name="who-may-offer"
            options={options}
            value={offer}
            onValue={setOffer}
          />
          <FailureNotice error={saving.error} />
          {saving.isSuccess && !isChanged && (
            <Notice kind="good" live>
              Saved. This applies from now on.
            </Notice>
          )}
          <Button
            type="submit"
            variant="secondary"
            busy={saving.isPending}
            disabled={!isChanged}
            className="justify-self-start"
          >
            Save
          </Button>
        </form>
      </details>
    </section>
  );
}

const formatReach = (count: number, all: number): string =>
  `${count} of ${formatCounted(all, 'buyer')} who wrote to you`;
