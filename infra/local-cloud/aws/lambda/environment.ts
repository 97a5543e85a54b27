import { secretAccessKey } from '../../base/credentials.ts';
import type { Hosts } from '../../base/hosts.ts';
import type { FunctionModel } from '../../template/functions.ts';

export interface EnvironmentOptions {
  readonly hosts: Hosts;
  readonly awsEndpoint: string;
  readonly dynamoEndpoint: string;
  /** The values that variables of the template have on this machine. */
  readonly localVariables: Readonly<Record<string, string>>;
}

/**
 * The environment of one function: its own variables and those of Lambda's runtime, without this process's.
 */
export function buildEnvironment(
  fn: FunctionModel,
  { hosts, awsEndpoint, dynamoEndpoint, localVariables }: EnvironmentOptions,
): Record<string, string> {
  const region = fn.arn.split(':')[3] ?? '';
  const own = Object.entries(fn.environment).map(([name, value]) => [
    name,
    localVariables[name] ?? hosts.rewrite(value),
  ]);
  return {
    ...Object.fromEntries(own),
    AWS_ACCESS_KEY_ID: fn.id,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL: awsEndpoint,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: fn.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMegabytes),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${fn.name}`,
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    LAMBDA_TASK_ROOT: process.cwd(),
    TZ: 'UTC',
    NODE_NO_WARNINGS: '1',
  };
}
