import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { salePackRoutes } from '../../../functions/deals/sale-packs/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { isPassing } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';

type Routes = typeof salePackRoutes;
export type SalePack = Result<Routes['salePack']>;
export type PackSection = SalePack['sections'][number];
export type PackQuestion = PackSection['questions'][number];
export type PackAnswer = NonNullable<Request<Routes['saveSalePack']>['body']['answers'][string]>;
export type PackDocument = NonNullable<PackAnswer['documents']>[number];

export const salePacks = createClient<Routes>({
  salePack: 'GET /api/sale-packs/{propertyId}',
  saveSalePack: 'PUT /api/sale-packs/{propertyId}',
  salePackFile: 'GET /api/sale-packs/{propertyId}/file',
  salePackByLink: 'POST /api/sale-link/sale-pack',
  salePackFileByLink: 'POST /api/sale-link/sale-pack-file',
  salePackClaims: 'GET /api/sale-packs/{propertyId}/claims',
  salePackClaimsByLink: 'POST /api/sale-link/sale-pack-claims',
});

/** The access of a reader: by their account, or by a solicitor's link. */
export type PackAccess =
  | { readonly propertyId: SalePack['propertyId'] }
  | { readonly propertyId: SalePack['propertyId']; readonly token: string };

export function packQuery(access: PackAccess) {
  return queryOptions({
    queryKey: ['sale-packs', access.propertyId, 'token' in access ? access.token : 'own'],
    queryFn: ({ signal }) =>
      'token' in access
        ? salePacks.salePackByLink({ body: { token: access.token }, signal })
        : salePacks.salePack({ params: { propertyId: access.propertyId }, signal }),
    // A property without a pack answers 404, which is not retried.
    retry: (count, error) => isPassing(error) && count < 2,
  });
}

export function cachePack(queries: QueryClient, pack: SalePack): void {
  return void queries.setQueryData(packQuery({ propertyId: pack.propertyId }).queryKey, pack);
}

/** A short-lived link to the pack as a PDF, or to one of its documents. */
export async function getPackFileLink(access: PackAccess, document?: PackDocument['id']): Promise<string> {
  const named = document === undefined ? {} : { document };
  const { url } =
    'token' in access
      ? await salePacks.salePackFileByLink({ body: { token: access.token, ...named } })
      : await salePacks.salePackFile({ params: { propertyId: access.propertyId }, query: named });
  return url;
}

/** The pack as verified claims of the Property Data Trust Framework. */
export function getPackClaims(access: PackAccess): Promise<Result<Routes['salePackClaims']>> {
  return 'token' in access
    ? salePacks.salePackClaimsByLink({ body: { token: access.token } })
    : salePacks.salePackClaims({ params: { propertyId: access.propertyId } });
}
