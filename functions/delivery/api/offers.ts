import { buyingCalls } from '../../deals/buying/buying-calls.ts';
import { offerRoutes } from '../../deals/offers/contract.ts';
import { offerCalls } from '../../deals/offers/offer-calls.ts';
import { api } from '../../kernel/http/api.ts';

export const handler = api(offerRoutes, { ...offerCalls, ...buyingCalls });
