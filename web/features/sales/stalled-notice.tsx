import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSales, type Sale, sales } from '../../entities/sale/api.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Asks the seller of a stalled sale whether it continues; until they confirm, the property is hidden from
 * search.
 */
export function StalledNotice({ sale }: { readonly sale: Sale }) {
  const { stalledOn, hiddenOn, goesOnAt, side, propertyId, status } = sale;
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => sales.changeDetails({ params: { propertyId }, body: {} }),
    onSuccess: () => {
      toast.success('Thank you. We’ve noted that the sale is still going.');
      return invalidateSales(queries);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  const isAnswered = stalledOn === undefined || (goesOnAt ?? '').slice(0, 10) > stalledOn;
  if (side !== 'seller' || isAnswered || (status !== 'under_offer' && status !== 'sold_stc')) return null;
  return (
    <Notice kind="warning" title="Is this sale still going on?">
      <p>
        {`Nothing has been marked as done for six months. ${
          hiddenOn === undefined
            ? `Please tell us within two weeks of ${formatDay(stalledOn)}, or search will leave your home out.`
            : 'Your home stays out of search until you tell us that the sale is still going.'
        }`}
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-1 min-h-11 justify-self-start"
        busy={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        It’s still going
      </Button>
    </Notice>
  );
}
