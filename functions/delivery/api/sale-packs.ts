import { findTitlePapers } from '../../deals/ownership-checks/queries/find-title-papers.ts';
import { salePackRoutes } from '../../deals/sale-packs/contract.ts';
import { createPackCalls } from '../../deals/sale-packs/pack-calls.ts';
import { type FindCertificate, loadClaims } from '../../deals/sale-packs/queries/load-claims.ts';
import { loadPack } from '../../deals/sale-packs/queries/load-pack.ts';
import { openPackLink, packLinkCalls } from '../../deals/sales/pack-calls.ts';
import { findRegisteredCertificate } from '../../finding/home-records/queries/load-home-records.ts';
import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';

const findCertificate: FindCertificate = ({ postcode, houseNo, address: { uprn, nation } }) =>
  findRegisteredCertificate({ postcode, houseNo, uprn, nation }, now());

export const handler = api(salePackRoutes, {
  ...createPackCalls(findTitlePapers),
  ...packLinkCalls,

  salePackClaims: async ({ params: { propertyId } }, caller) =>
    loadClaims(await loadPack(propertyId, caller.id), findCertificate, now()),

  salePackClaimsByLink: async ({ body: { token } }, _caller, { ip }) =>
    loadClaims(await openPackLink(token, ip), findCertificate, now()),
});
