import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { saleRoutes } from '../../../../functions/deals/sales/contract.ts';
import type { Request } from '../../../../functions/kernel/http/contract.ts';
import { invalidateSales, type Sale, sales } from '../../../entities/sale/api.ts';

type HandoverChange = Request<(typeof saleRoutes)['changeHandover']>['body'];

/** Ticks an item of the reader's handover list, or fills it in. */
export function useHandoverMutation({ propertyId }: Pick<Sale, 'propertyId'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: HandoverChange) => sales.changeHandover({ params: { propertyId }, body }),
    onSuccess: () => invalidateSales(queries),
  });
}
