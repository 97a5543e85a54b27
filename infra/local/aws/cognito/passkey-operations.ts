import * as z from 'zod';
import { bearer } from './access-token.ts';
import { resourceNotFound } from './errors.ts';
import { operation, Text } from './operation.ts';
import {
  completeRegistration,
  listPasskeys,
  Registration,
  settingsOf,
  startRegistration,
} from './passkeys.ts';

const TokenInput = z.object({ AccessToken: Text });

export const passkeyOperations = {
  StartWebAuthnRegistration: operation(TokenInput, async (cognito, input) => {
    const { pool, user } = bearer(cognito, input.AccessToken);
    return { CredentialCreationOptions: await startRegistration(cognito, pool, user) };
  }),
  CompleteWebAuthnRegistration: operation(
    TokenInput.extend({ Credential: Registration }),
    async (cognito, input) => {
      const { pool, user } = bearer(cognito, input.AccessToken);
      await completeRegistration(cognito, pool, user, input.Credential);
      return {};
    },
  ),
  ListWebAuthnCredentials: operation(TokenInput, (cognito, input) => {
    const { pool, user } = bearer(cognito, input.AccessToken);
    const RelyingPartyId = settingsOf(pool).relyingPartyId;
    return {
      Credentials: listPasskeys(cognito, user).map(({ id, name, transports, attachment, created }) => ({
        CredentialId: id,
        FriendlyCredentialName: name,
        RelyingPartyId,
        AuthenticatorTransports: transports,
        ...(attachment !== null && { AuthenticatorAttachment: attachment }),
        CreatedAt: created / 1000,
      })),
    };
  }),
  DeleteWebAuthnCredential: operation(TokenInput.extend({ CredentialId: Text }), (cognito, input) => {
    const { user } = bearer(cognito, input.AccessToken);
    const removed = cognito.db.run('DELETE FROM passkeys WHERE pool = ? AND username = ? AND id = ?', [
      user.pool,
      user.username,
      input.CredentialId,
    ]);
    if (removed === 0) throw resourceNotFound('The credential does not exist.');
    return {};
  }),
};
