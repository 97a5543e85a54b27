import { reservationCalls } from '../../deals/sales/reservation-calls.ts';
import { reservationRoutes } from '../../deals/sales/reservation-contract.ts';
import { signatureCalls } from '../../deals/sales/signature-calls.ts';
import { api } from '../../kernel/http/api.ts';
import { signatureRoutes } from '../../people/signatures/contract.ts';

export const handler = api(
  { ...signatureRoutes, ...reservationRoutes },
  { ...signatureCalls, ...reservationCalls },
);
