import * as z from 'zod';
import type { Portal } from '../../../../events/portal-vocabulary.ts';
import type { ClientCertificate } from '../../../kernel/certified-post.ts';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';

/** The certificate that a portal issued, with its key, and the certificate that signs the portal's, all as PEM. */
const PortalKeys = z.object({ certificate: z.string(), privateKey: z.string(), authority: z.string() });

const secrets: Readonly<Record<Portal, string>> = {
  rightmove: 'RIGHTMOVE_SECRET_ARN',
  onthemarket: 'ONTHEMARKET_SECRET_ARN',
  zoopla: 'ZOOPLA_SECRET_ARN',
};

/** `undefined` while the stage has no certificate of the portal. */
export function findPortalKeys(portal: Portal): Promise<ClientCertificate | undefined> {
  return findSecretFields(env(secrets[portal]), PortalKeys);
}
