import * as z from 'zod';
import { operation, Text } from './operation.ts';
import { placeOf } from './sign-in.ts';

const DescribeInput = z.object({ UserPoolId: Text, ClientId: Text });

export const clientOperations = {
  DescribeUserPoolClient: operation(DescribeInput, (cognito, input) => {
    const { client } = placeOf(cognito, input.ClientId, input.UserPoolId);
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
