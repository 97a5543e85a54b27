const types: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api': 'Api',
  'AWS::DynamoDB::GlobalTable': 'Table',
  'AWS::S3::Bucket': 'Bucket',
  'AWS::SecretsManager::Secret': 'Secret',
  'AWS::Events::EventBus': 'Bus',
};

/** The output of a resource by its type and its path in its stack, such as `ForeignSecretStripe`; undefined for others. */
export function findOutputName(type: string, path: string): string | undefined {
  const noun = types[type];
  const [, ...inStack] = path.split('/').filter((part) => part !== 'Resource');
  return noun && `Foreign${noun}${inStack.join('').replaceAll(/[^A-Za-z0-9]/g, '')}`;
}

/** The name of a queue that gets every event of the bus, for tests that list events. */
export const witnessQueue = 'gable-foreign-witness';
