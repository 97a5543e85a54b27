import {
  createCall,
  createForward,
  type DatabaseCall,
} from '../../../infra/local-cloud/aws/dynamodb/client.ts';
import type { TestCloud } from '../test-cloud.ts';

/**
 * Calls of the database, without an SDK: it takes most of the time of who reads thousands of rows, or writes a few for
 * each of a thousand people.
 */
export function createDatabaseCall(cloud: TestCloud): DatabaseCall {
  return createCall(createForward(async () => cloud.dynamoEndpoint).forward);
}

/** Calls of the user pool as the operator, without an SDK. @throws unless the call succeeds */
export function createPoolCall(cloud: TestCloud) {
  const { forward } = createForward(async () => cloud.aws.endpoint);
  const { credentials, region } = cloud.aws;
  const place = `${credentials.accessKeyId}/20260101/${region}/cognito-idp/aws4_request`;
  return async (operation: string, input: object): Promise<unknown> => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${place}, SignedHeaders=host, Signature=0`,
    };
    const { status, body } = await forward(headers, Buffer.from(JSON.stringify(input)));
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${body.toString()}`);
    const answer: unknown = JSON.parse(body.toString());
    return answer;
  };
}
