import { reservationCalls } from '../../deals/sales/reservation-calls.ts';
import { reservationRoutes } from '../../deals/sales/reservation-contract.ts';
import { signatureCalls } from '../../deals/sales/signature-calls.ts';
import { signatureRoutes } from '../../deals/signatures/contract.ts';
import { api } from '../../kernel/http/api.ts';

export const handler = api(
  { ...signatureRoutes, ...reservationRoutes },
  { ...signatureCalls, ...reservationCalls },
);
