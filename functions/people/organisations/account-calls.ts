import type { Operations } from '../../kernel/http/api.ts';
import type { accountRoutes } from '../accounts/contract.ts';
import { issueLogIn } from '../two-step/account-calls.ts';
import { issueOrganisationToken } from './commands/issue-organisation-token.ts';

/** Among the calls of accounts: tokens for people who log in, and for programs of organisations. */
export const tokenCalls = {
  issueToken: ({ body }, _caller, { ip, headers }) =>
    body.grant_type === 'client_credentials'
      ? issueOrganisationToken(body, headers['authorization'])
      : issueLogIn(body, ip),
} satisfies Partial<Operations<typeof accountRoutes>>;
