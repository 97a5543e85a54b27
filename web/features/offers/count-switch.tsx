import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownHomesKey } from '../../entities/own-home/api.ts';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { describeError } from '../../lib/api-error.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { saveShowOfferCount } from './api.ts';

/** Whether buyers see the number of open offers; never their buyers or sums. */
export function CountSwitch({ home }: { readonly home: PropertyPage }) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (isShown: boolean) => saveShowOfferCount(home.id, home.version, isShown),
    onSuccess: (saved) => {
      queries.setQueryData(propertyQuery(home.id).queryKey, saved);
      // The lists refetch their copy when they are shown.
      void queries.invalidateQueries({ queryKey: ownHomesKey });
    },
    onError: () => queries.invalidateQueries(propertyQuery(home.id)),
  });
  const isShown = saving.isPending ? saving.variables : (home.showOfferCount ?? false);
  return (
    <section aria-label="What buyers know" className="border-t border-line pt-4">
      <Checkbox
        label="Tell buyers how many offers are open"
        hint="Only the number. We never show names or amounts to anyone else."
        checked={isShown}
        onChange={({ target }) => !saving.isPending && saving.mutate(target.checked)}
        error={saving.error ? describeError(saving.error) : undefined}
      />
    </section>
  );
}
