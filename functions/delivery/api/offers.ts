import { buyingCalls } from '../../deals/buying/buying-calls.ts';
import { offerRoutes } from '../../deals/offers/contract.ts';
import { offerCalls } from '../../deals/offers/offer-calls.ts';
import { apiWithKeys } from '../../kernel/http/api-with-keys.ts';

export const handler = apiWithKeys(offerRoutes, { ...offerCalls, ...buyingCalls });
