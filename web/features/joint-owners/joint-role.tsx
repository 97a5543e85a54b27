import { useMutation, useQueryClient } from '@tanstack/react-query';
import { jointHomeQuery, type JointHomePage, owners } from '../../entities/joint-owner/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';

/** What a joint owner can do here, and what stays with the seller. */
export function JointRole({ seller }: { readonly seller: string }) {
  return (
    <Notice title="What you can do here">
      <p>
        {`You see how the home is doing: who’s interested, the viewings, every offer and the steps of the sale. ${seller} books the viewings and answers the offers for all of you.`}
      </p>
      <p>
        {`Buyers wrote to ${seller}, so their names, messages and documents stay with ${seller}; so do the package and what was paid for it.`}
      </p>
    </Notice>
  );
}

/** What to be told of besides the big steps; each choice is saved at once. */
export function NoticeChoice({ home }: { readonly home: JointHomePage }) {
  const queries = useQueryClient();
  const query = jointHomeQuery(home.card.id);
  const choice = useMutation({
    mutationFn: (notices: JointHomePage['notices']) =>
      owners.chooseJointNotices({ params: { propertyId: home.card.id }, body: notices }),
    onSuccess: (notices) => queries.setQueryData(query.queryKey, (known) => known && { ...known, notices }),
  });
  const shown = choice.isPending ? choice.variables : home.notices;
  const choose = (change: Partial<JointHomePage['notices']>) => choice.mutate({ ...shown, ...change });
  return (
    <section aria-label="What we tell you" className="grid gap-2">
      <Fieldset legend="Tell me about">
        <Checkbox
          name="offers"
          label="Offers"
          hint="When one comes in, changes or is withdrawn"
          checked={shown.offers}
          onChange={(event) => choose({ offers: event.target.checked })}
        />
        <Checkbox
          name="viewings"
          label="Viewings"
          hint="When one is booked, moved or cancelled"
          checked={shown.viewings}
          onChange={(event) => choose({ viewings: event.target.checked })}
        />
      </Fieldset>
      <FailureNotice error={choice.error} />
      <p className="text-sm text-muted">
        We always tell you when the price changes, when an offer is accepted or a sale falls through, and when
        the sale becomes binding and completes.
      </p>
    </section>
  );
}
