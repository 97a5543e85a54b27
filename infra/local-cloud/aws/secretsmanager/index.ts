import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { openDatabase, type Database } from '../../base/database.ts';
import type { LocalClock } from '../../base/http.ts';
import type { Resources } from '../../template/resources.ts';
import { answerJson, AwsError, type JsonOperation } from '../json-protocol.ts';
import type { LocalService } from '../service.ts';

/** A secret of the template with its initial value. */
export interface SecretDefinition {
  arn: string;
  name: string;
  description: string | undefined;
  value: string;
}

export interface SecretsOptions {
  secrets: readonly SecretDefinition[];
  dataFile: string;
  clock: LocalClock;
}

const Generator = z.object({
  PasswordLength: z.number().default(32),
  ExcludeCharacters: z.string().default(''),
  ExcludeLowercase: z.boolean().default(false),
  ExcludeUppercase: z.boolean().default(false),
  ExcludeNumbers: z.boolean().default(false),
  ExcludePunctuation: z.boolean().default(false),
  IncludeSpace: z.boolean().default(false),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});

const Secret = z.object({
  Name: z.string().optional(),
  Description: z.string().optional(),
  SecretString: z.string().optional(),
  GenerateSecretString: Generator.optional(),
});

const Fields = z.record(z.string(), z.unknown());

function generateSecret(options: z.output<typeof Generator>): string {
  const signs = [
    options.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz',
    options.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    options.ExcludeNumbers ? '' : '0123456789',
    options.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    options.IncludeSpace ? ' ' : '',
  ].join('');
  const allowed = Array.from(signs).filter((sign) => !options.ExcludeCharacters.includes(sign));
  const made = Array.from({ length: options.PasswordLength }, () => allowed[randomInt(allowed.length)]).join(
    '',
  );
  const { SecretStringTemplate: template, GenerateStringKey: key } = options;
  if (template === undefined || key === undefined) return made;
  return JSON.stringify({ ...Fields.parse(JSON.parse(template)), [key]: made });
}

/**
 * The templates' secrets. `fields` returns, for a secret's logical id, the JSON fields that an operator fills
 * in after a deployment; here they are filled in at once.
 */
export function readSecrets(
  resources: Pick<Resources, 'of'>,
  fields: (logicalId: string) => Record<string, string> | undefined = () => undefined,
): SecretDefinition[] {
  return resources.of('AWS::SecretsManager::Secret').map((resource) => {
    const secret = resource.read(Secret);
    const value = secret.SecretString ?? generateSecret(secret.GenerateSecretString ?? Generator.parse({}));
    const filled = fields(resource.logicalId);
    return {
      arn: resource.ref(),
      name: resource.name,
      description: secret.Description,
      value: filled ? JSON.stringify({ ...Fields.parse(JSON.parse(value)), ...filled }) : value,
    };
  });
}

const schema = `CREATE TABLE IF NOT EXISTS secrets (
  arn TEXT PRIMARY KEY, value TEXT NOT NULL, version TEXT NOT NULL, changed INTEGER NOT NULL);`;

const Row = z.object({ value: z.string(), version: z.string(), changed: z.number() });

const SecretId = z.object({ SecretId: z.string() });
const PutInput = SecretId.extend({ SecretString: z.string(), ClientRequestToken: z.string().optional() });

function createOperations({ secrets, clock }: SecretsOptions, db: Database): Record<string, JsonOperation> {
  const find = (id: string) => {
    const definition = secrets.find(({ arn, name }) => id === arn || id === name);
    const row = definition && db.get('SELECT * FROM secrets WHERE arn = ?', [definition.arn]);
    if (definition && row) return { ...definition, ...Row.parse(row) };
    throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  };
  return {
    GetSecretValue(input) {
      const { arn, name, value, version, changed } = find(SecretId.parse(input).SecretId);
      const stages = { VersionId: version, VersionStages: ['AWSCURRENT'], CreatedDate: changed / 1000 };
      return { ARN: arn, Name: name, SecretString: value, ...stages };
    },
    PutSecretValue(input) {
      const { SecretId: id, SecretString, ClientRequestToken } = PutInput.parse(input);
      const { arn, name } = find(id);
      const version = ClientRequestToken ?? randomUUID();
      db.run('UPDATE secrets SET value = ?, version = ?, changed = ? WHERE arn = ?', [
        SecretString,
        version,
        clock.now(),
        arn,
      ]);
      return { ARN: arn, Name: name, VersionId: version, VersionStages: ['AWSCURRENT'] };
    },
    DescribeSecret(input) {
      const { arn, name, description, version, changed } = find(SecretId.parse(input).SecretId);
      return {
        ARN: arn,
        Name: name,
        Description: description,
        LastChangedDate: changed / 1000,
        VersionIdsToStages: { [version]: ['AWSCURRENT'] },
      };
    },
  };
}

export type Secrets = LocalService & {
  /** The text with the present values in place of its dynamic references, as CloudFormation resolves them. */
  readonly resolve: (text: string) => string;
};

/** A copy of a secret in another region has the same name, so references go by name. */
const dynamicReference =
  /\{\{resolve:secretsmanager:arn:aws:secretsmanager:[^:]+:\d+:secret:([^:]+):SecretString:([^:]*):[^}]*\}\}/g;

/** AWS Secrets Manager for the template's secrets; values are stored once generated or put. */
export function createSecrets(options: SecretsOptions): Secrets {
  const db = openDatabase(options.dataFile, schema);
  const seed = () => {
    for (const { arn, value } of options.secrets)
      db.run('INSERT OR IGNORE INTO secrets (arn, value, version, changed) VALUES (?, ?, ?, ?)', [
        arn,
        value,
        randomUUID(),
        options.clock.now(),
      ]);
  };
  seed();
  const operations = createOperations(options, db);
  const copy = (directory: string) => join(directory, 'secrets.sqlite');
  const resolveReference = (reference: string, name: string, field: string): string => {
    const definition = options.secrets.find((secret) => secret.name === name);
    const row = definition && db.get('SELECT * FROM secrets WHERE arn = ?', [definition.arn]);
    if (!row) throw new Error(`${reference} names a secret that the template does not have`);
    return String(Fields.parse(JSON.parse(Row.parse(row).value))[field]);
  };
  return {
    resolve: (text) => text.replaceAll(dynamicReference, resolveReference),
    handle: (request, response) => answerJson(request, response, operations),
    close: async () => db.close(),
    snapshot: async (directory) => db.snapshot(copy(directory)),
    async restore(directory) {
      db.restore(copy(directory));
      seed();
    },
  };
}
