import type { configurationRoutes } from '../../functions/people/configuration/contract.ts';
import { createClient } from './client.ts';

const api = createClient<Pick<typeof configurationRoutes, 'configurationByKey'>>({
  configurationByKey: 'GET /api/common/configurations/get-by-key/{key}',
});

/** The support address that staff set, for parts of the site without the query library. */
export async function getSupportEmail(signal?: AbortSignal): Promise<string> {
  const { value } = await api.configurationByKey({ params: { key: 'support_email' }, signal });
  return String(value);
}
