import { salePackRoutes } from '../../deals/sale-packs/contract.ts';
import { packCalls } from '../../deals/sale-packs/pack-calls.ts';
import { packLinkCalls } from '../../deals/sales/pack-calls.ts';
import { api } from '../../kernel/http/api.ts';

export const handler = api(salePackRoutes, { ...packCalls, ...packLinkCalls });
