import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { portalNames } from '../../../../functions/finding/portals/domain/portal.ts';
import {
  type Portal,
  portalCalls,
  type PortalListing,
  portalListingQuery,
} from '../../../entities/portal/api.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';

interface Props {
  readonly id: Parameters<typeof portalListingQuery>[0];
  readonly listing: PortalListing;
}

/** On which portals the reader wants the home. */
export function PortalChoice({ id, listing }: Props) {
  const queries = useQueryClient();
  const said = listing.owners.find(({ you }) => you)?.portals ?? [];
  const [chosen, setChosen] = useState<readonly Portal[]>(said);
  const save = useMutation({
    mutationFn: () => portalCalls.givePortalInstruction({ params: { id }, body: { portals: [...chosen] } }),
    onSuccess: (answer) => {
      queries.setQueryData(portalListingQuery(id).queryKey, answer);
      toast.success('We’ve kept your choice.');
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const isSame = chosen.length === said.length && chosen.every((portal) => said.includes(portal));
  return (
    <form onSubmit={submit} className="grid max-w-form gap-4">
      <Fieldset legend="I want this home on">
        {listing.portals.map((portal) => (
          <Checkbox
            key={portal}
            label={portalNames[portal]}
            checked={chosen.includes(portal)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, portal] : chosen.filter((other) => other !== portal))
            }
          />
        ))}
      </Fieldset>
      <FailureNotice error={save.error} />
      <Button
        type="submit"
        busy={save.isPending}
        disabled={isSame}
        className="justify-self-start max-sm:w-full"
      >
        {chosen.length === 0 && said.length > 0 ? 'Take it off the portals' : 'Save my choice'}
      </Button>
    </form>
  );
}
