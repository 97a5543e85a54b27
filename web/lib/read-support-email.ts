import type { configurationRoutes } from '../../functions/configuration/contract.ts';
import { client } from './client.ts';

const api = client<Pick<typeof configurationRoutes, 'configurationByKey'>>({
  configurationByKey: 'GET /api/common/configurations/get-by-key/{key}',
});

/** The address that staff chose for people to write to, for parts of the site that come without the query library. */
export async function readSupportEmail(signal?: AbortSignal): Promise<string> {
  const { value } = await api.configurationByKey({ params: { key: 'support_email' }, signal });
  return String(value);
}
