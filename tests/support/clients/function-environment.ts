import { vi } from 'vitest';
import type { TestCloud } from '../test-cloud.ts';
import { getTableName } from './tables.ts';

/** Sets the environment of a Lambda function, so that the test can read and write the tables like one. */
export function stubFunctionEnvironment(cloud: TestCloud): void {
  vi.stubEnv('AWS_ENDPOINT_URL', cloud.awsEndpoint);
  vi.stubEnv('AWS_REGION', cloud.aws.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
  vi.stubEnv('TABLE_NAME', getTableName(cloud, 'Table'));
  vi.stubEnv('RECORDS_TABLE_NAME', getTableName(cloud, 'Records'));
  vi.stubEnv('SETTINGS', '{}');
}
