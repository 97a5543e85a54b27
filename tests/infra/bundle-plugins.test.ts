import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { bundleOptions } from '../../infra/bundle/bundle-options.ts';
import { dropUnusedModules } from '../../infra/bundle/drop-unused-modules.ts';
import { inlineSdkSchemaKeys } from '../../infra/bundle/inline-sdk-schema-keys.ts';
import { trimAwsSdk } from '../../infra/bundle/trim-aws-sdk.ts';
import { trimPaypal } from '../../infra/bundle/trim-paypal.ts';
import { trimStripe } from '../../infra/bundle/trim-stripe.ts';
import { trimZod } from '../../infra/bundle/trim-zod.ts';
import { createTemporaryFolder } from '../../infra/local-cloud/tests/test-services.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Bundles a module with these plugins only. */
async function bundled(contents: string, plugins: readonly Plugin[], resolveDir = root): Promise<string> {
  const { outputFiles } = await build({
    ...bundleOptions,
    absWorkingDir: resolveDir,
    logLevel: 'silent',
    plugins: [...plugins],
    stdin: { contents, resolveDir },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs a bundle and returns its exports. */
function run(bundle: string): unknown {
  const file = path.join(createTemporaryFolder(), 'bundle.cjs');
  writeFileSync(file, bundle);
  return createRequire(import.meta.url)(file);
}

/** The bundle with a plugin, and the bytes that the plugin saves. */
async function shrunk(contents: string, plugin: Plugin) {
  const [before, after] = await Promise.all([bundled(contents, []), bundled(contents, [plugin])]);
  return { before, after, saved: before.length - after.length };
}

const Callable = z.custom<(...given: unknown[]) => unknown>((value) => typeof value === 'function');

describe('trim-aws-sdk', () => {
  const source = `import { S3Client } from '@aws-sdk/client-s3';
    export const credentials = () => new S3Client({ region: 'eu-west-2' }).config.credentials();`;

  test('leaves the environment as the only source of credentials', async () => {
    const { before, after, saved } = await shrunk(source, trimAwsSdk);
    expect(saved).toBeGreaterThan(120_000);
    for (const elsewhere of ['credential_process', 'sso_start_url', 'AWS_SHARED_CREDENTIALS_FILE']) {
      expect(before).toContain(elsewhere);
      expect(after).not.toContain(elsewhere);
    }
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'of the environment');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    const { credentials } = z.object({ credentials: Callable }).parse(run(after));
    await expect(credentials()).resolves.toMatchObject({ accessKeyId: 'of the environment' });
    vi.unstubAllEnvs();
  });
});

describe('trim-zod', () => {
  const source = `import * as z from 'zod';
    const Home = z.object({ price: z.int().min(1), name: z.string().trim().max(3).optional() }).strict();
    export const parse = (value) => Home.safeParse(value);
    export const most = z.string().max(3).maxLength;`;

  test('keeps parsing and drops what writes JSON Schema', async () => {
    const { before, after, saved } = await shrunk(source, trimZod);
    expect(saved).toBeGreaterThan(12_000);
    expect(before).toContain('additionalProperties');
    expect(after).not.toContain('additionalProperties');
    const { parse, most } = z.object({ parse: Callable, most: z.number() }).parse(run(after));
    expect(most).toBe(3);
    expect(parse({ price: 2, name: ' abc ' })).toMatchObject({ data: { price: 2, name: 'abc' } });
    expect(parse({ price: 0 })).toMatchObject({ success: false });
  });
});

describe('inline-sdk-schema-keys', () => {
  const source = `import { GetObjectCommand } from '@aws-sdk/client-s3';
    export const name = new GetObjectCommand({ Bucket: 'b', Key: 'k' }).constructor.name;
    export const schema = new GetObjectCommand({ Bucket: 'b', Key: 'k' }).schema;`;

  test('keeps the shapes of the command in use and drops the others', async () => {
    const { before, after, saved } = await shrunk(source, inlineSdkSchemaKeys);
    expect(saved).toBeGreaterThan(50_000);
    expect(before).toContain('CreateBucketConfiguration');
    expect(after).not.toContain('CreateBucketConfiguration');
    expect(after).toContain('GetObjectRequest');
    expect(run(after)).toMatchObject({ name: 'GetObjectCommand', schema: expect.anything() });
  });
});

describe('trim-stripe', () => {
  const source = `import Stripe from 'stripe';
    const stripe = new Stripe('sk_test_1');
    export const has = (name) => typeof name.split('.').reduce((at, part) => at?.[part], stripe) === 'function';`;

  test('keeps the calls in use and empties the others', async () => {
    const { after, saved } = await shrunk(source, trimStripe);
    expect(saved).toBeGreaterThan(150_000);
    const { has } = z.object({ has: Callable }).parse(run(after));
    for (const call of [
      'checkout.sessions.create',
      'paymentIntents.retrieve',
      'charges.retrieve',
      'refunds.create',
      'refunds.list',
      'disputes.retrieve',
      'balanceTransactions.list',
      'payouts.list',
      'identity.verificationSessions.create',
      'webhooks.constructEvent',
    ])
      expect([call, has(call)]).toEqual([call, true]);
    for (const call of ['customers.create', 'invoices.create', 'subscriptions.create'])
      expect([call, has(call)]).toEqual([call, false]);
  });
});

describe('trim-paypal', () => {
  const source = `import { OrdersController, RefundStatus } from '@paypal/paypal-server-sdk';
    export const methods = Object.getOwnPropertyNames(OrdersController.prototype);
    export const status = RefundStatus.Completed;`;

  test('keeps the controller in use and drops the models of others', async () => {
    const { after, saved } = await shrunk(source, trimPaypal);
    expect(saved).toBeGreaterThan(10_000);
    expect(run(after)).toMatchObject({
      methods: expect.arrayContaining(['createOrder', 'captureOrder']),
      status: 'COMPLETED',
    });
  });
});

test.each([
  ['trim-aws-sdk', trimAwsSdk, '@aws-sdk/client-s3', 'credential-provider-node'],
  ['trim-zod', trimZod, 'zod', 'to-json-schema.js'],
  ['inline-sdk-schema-keys', inlineSdkSchemaKeys, '@aws-sdk/client-s3', 'computed key'],
  ['trim-stripe', trimStripe, 'stripe', 'PaymentIntents.js'],
  ['trim-paypal', trimPaypal, '@paypal/paypal-server-sdk', 'dist/esm'],
])('fails the build in %s when an update of the package has moved what it rewrites', async (...given) => {
  const [, plugin, name, place] = given;
  const folder = createTemporaryFolder();
  const moved = path.join(folder, 'node_modules', name);
  mkdirSync(moved, { recursive: true });
  writeFileSync(path.join(moved, 'package.json'), JSON.stringify({ name, main: 'moved.js' }));
  writeFileSync(path.join(moved, 'moved.js'), 'export const moved = true;');
  const source = `export * from '${name}';`;
  await expect(bundled(source, [plugin], folder)).rejects.toThrow(place);
  await expect(bundled(source, [], folder)).resolves.toContain('moved');
});

describe('dropUnusedModules', () => {
  test('leaves out the rules of which a function uses nothing, and keeps those that it uses', async () => {
    const { after, saved } = await shrunk(
      "export { findForeignLink } from './functions/people/content-rules/domain/contact-rules.ts';",
      dropUnusedModules,
    );
    expect(saved).toBeGreaterThan(10_000);
    const { findForeignLink } = z
      .object({ findForeignLink: z.custom<(plain: string) => unknown>() })
      .parse(run(after));
    expect(findForeignLink('see www.elsewhere.example/home')).toMatchObject({ isSure: true });
    expect(findForeignLink('a long garden')).toBeUndefined();
  });
});
