import * as z from 'zod';
import { getTokenHolder } from './access-token.ts';
import { createResourceNotFound } from './errors.ts';
import { defineOperation, Text } from './operation.ts';
import {
  completeRegistration,
  listPasskeys,
  Registration,
  getPasskeySettings,
  startRegistration,
} from './passkeys.ts';

const TokenInput = z.object({ AccessToken: Text });

export const passkeyOperations = {
  StartWebAuthnRegistration: defineOperation(TokenInput, async (cognito, input) => {
    const { pool, user } = getTokenHolder(cognito, input.AccessToken);
    return { CredentialCreationOptions: await startRegistration(cognito, pool, user) };
  }),
  CompleteWebAuthnRegistration: defineOperation(
    TokenInput.extend({ Credential: Registration }),
    async (cognito, input) => {
      const { pool, user } = getTokenHolder(cognito, input.AccessToken);
      await completeRegistration(cognito, pool, user, input.Credential);
      return {};
    },
  ),
  ListWebAuthnCredentials: defineOperation(TokenInput, (cognito, input) => {
    const { pool, user } = getTokenHolder(cognito, input.AccessToken);
    const RelyingPartyId = getPasskeySettings(pool).relyingPartyId;
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
  DeleteWebAuthnCredential: defineOperation(TokenInput.extend({ CredentialId: Text }), (cognito, input) => {
    const { user } = getTokenHolder(cognito, input.AccessToken);
    const removed = cognito.db.run('DELETE FROM passkeys WHERE pool = ? AND username = ? AND id = ?', [
      user.pool,
      user.username,
      input.CredentialId,
    ]);
    if (removed === 0) throw createResourceNotFound('The credential does not exist.');
    return {};
  }),
};
