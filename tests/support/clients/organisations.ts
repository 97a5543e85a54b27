import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createVisitorClient } from './visitor.ts';

const Id = z.object({ id: z.string() });
const Shown = z.object({ key: Id.loose(), apiKey: z.string() });
interface LoggedIn {
  readonly token: string;
}

/** People who share keys of an organisation, and the programs that use them. */
export function createOrganisationClient(cloud: TestCloud) {
  const visitor = createVisitorClient(cloud);
  const { call, listMails } = visitor;

  async function startOrganisation({ token }: LoggedIn, name = 'Harbour Portal'): Promise<string> {
    return Id.parse((await call('POST', '/api/organisations', { token, body: { name } })).body).id;
  }

  const invite = ({ token }: LoggedIn, id: string, email: string, role = 'developer') =>
    call('POST', `/api/organisations/${id}/invitations`, { token, body: { email, role } });

  /** What the link in the latest mail to an address ends with. */
  const getInvitationKey = (email: string) =>
    z.string().parse(/\/organisation-invitation#([\w.-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1]);

  const accept = ({ token }: LoggedIn, key: string) =>
    call('POST', '/api/organisation-invitation/accept', { token, body: { key } });

  async function join(admin: LoggedIn, id: string, person: LoggedIn & { email: string }, role?: string) {
    await invite(admin, id, person.email, role);
    return accept(person, getInvitationKey(person.email));
  }

  async function makeKey({ token }: LoggedIn, id: string, wishes: object = {}) {
    const body = { name: 'Importer', scopes: ['search:read'], days: 90, ...wishes };
    const { key, apiKey } = Shown.parse(
      (await call('POST', `/api/organisations/${id}/keys`, { token, body })).body,
    );
    return { id: key.id, secret: apiKey };
  }

  /** Asks for a token by a form, as OAuth clients do. */
  const askForToken = async (fields: Record<string, string>, authorization?: string) => {
    const { status, headers, body } = await cloud.api('/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization !== undefined && { authorization }),
      },
    });
    return { status, headers, body: z.record(z.string(), z.unknown()).parse(body) };
  };

  async function getToken(key: { id: string; secret: string }): Promise<string> {
    const { body } = await askForToken({ client_id: key.id, client_secret: key.secret });
    return z.object({ access_token: z.string() }).parse(body).access_token;
  }

  const list = async ({ token }: LoggedIn) =>
    z
      .array(z.looseObject({ id: z.string() }))
      .parse((await call('GET', '/api/organisations', { token })).body['organisations']);

  return {
    ...visitor,
    startOrganisation,
    invite,
    getInvitationKey,
    accept,
    join,
    makeKey,
    askForToken,
    getToken,
    list,
  };
}
