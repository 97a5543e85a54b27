import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';

/**
 * The login of a business account, the certificate that HM Land Registry issued to it with its key, and the certificate
 * of the authority that signs the gateway's, all as PEM.
 */
const GatewayKeys = z.object({
  username: z.string(),
  password: z.string(),
  certificate: z.string(),
  privateKey: z.string(),
  authority: z.string(),
});
export type GatewayKeys = z.output<typeof GatewayKeys>;

/** `undefined` while the stage has no login; it then offers no checks. */
export function findGatewayKeys(): Promise<GatewayKeys | undefined> {
  return findSecretFields(env('LAND_REGISTRY_GATEWAY_SECRET_ARN'), GatewayKeys);
}
