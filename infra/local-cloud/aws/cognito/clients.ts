import * as z from 'zod';
import { defineOperation, Text } from './operation.ts';
import { getClientPlace } from './sign-in.ts';

const DescribeInput = z.object({ UserPoolId: Text, ClientId: Text });

export const clientOperations = {
  DescribeUserPoolClient: defineOperation(DescribeInput, (cognito, input) => {
    const { client } = getClientPlace(cognito, input.ClientId, input.UserPoolId);
    return {
      UserPoolClient: {
        UserPoolId: input.UserPoolId,
        ClientId: client.id,
        ...(client.secret !== undefined && { ClientSecret: client.secret }),
        ExplicitAuthFlows: client.authFlows,
      },
    };
  }),
};
