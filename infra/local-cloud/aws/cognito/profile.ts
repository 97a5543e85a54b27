import * as z from 'zod';
import { getTokenHolder } from './access-token.ts';
import { defineOperation, Text } from './operation.ts';
import { toMfaView } from './software-tokens.ts';
import { toAttributeList } from './users.ts';

export const profileOperations = {
  GetUser: defineOperation(z.object({ AccessToken: Text }), (cognito, input) => {
    const { user } = getTokenHolder(cognito, input.AccessToken);
    const UserAttributes = toAttributeList(user.attributes);
    return { Username: user.username, UserAttributes, ...toMfaView(cognito, user) };
  }),
};
