import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listStacks, planWaves } from '../../infra/release/plan.ts';
import { ReleaseRolesStack } from '../../infra/release/release-roles.ts';
import { releaseStage } from '../../infra/release/release-stage.ts';
import { digestReferences, listReferences, type Outputs } from '../../infra/release/stack-outputs.ts';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getTemplates } from './templates.ts';

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const stack = (id: string, ...after: string[]) => ({ id, name: id, templateFile: '', after });
const take = (StackName: string, OutputName: string) => ({
  'Fn::GetStackOutput': { StackName, OutputName, Region: 'eu-west-2' },
});

describe('the order of a release', () => {
  test('deploys a stack after all that it depends on, and others at the same time', () => {
    const waves = planWaves([
      stack('Web', 'Api', 'Data'),
      stack('Api', 'Data'),
      stack('Data'),
      stack('Mail'),
    ]);
    expect(waves.map((wave) => wave.map(({ id }) => id))).toEqual([['Data', 'Mail'], ['Api'], ['Web']]);
  });

  test('refuses stacks that depend on each other', () => {
    expect(() => planWaves([stack('A', 'B'), stack('B', 'A')])).toThrow('depend on each other');
  });

  test('has every stack of production once, after all whose outputs it takes', async () => {
    const { directory } = await getTemplates('prod');
    const waves = planWaves(listStacks(parse(join(directory, 'manifest.json'))));
    const done = new Set<string>();
    for (const wave of waves) {
      for (const { templateFile } of wave)
        for (const { stack: other } of listReferences(parse(join(directory, templateFile))))
          expect(done).toContain(other);
      for (const { name } of wave) done.add(name);
    }
    expect(done.size).toBe(waves.flat().length);
    // Pages are the newest thing that a browser has: all that they call is there before.
    expect(waves.at(-1)?.map(({ id }) => id)).toEqual(['Web']);
  });
});

describe('a stack that takes outputs of others', () => {
  /** The stack Api takes one output of Data, and Web takes no output. */
  const templates: Record<string, unknown> = {
    'Data.json': { Outputs: {} },
    'Api.json': { Resources: { Function: { Table: ['x', take('Data', 'Table')] } } },
    'Web.json': { Resources: {} },
  };
  const manifest = {
    artifacts: {
      Data: artifact('Data'),
      Api: artifact('Api', 'Data', 'Api.assets'),
      Web: artifact('Web', 'Api'),
      'Api.assets': { type: 'cdk:asset-manifest' },
    },
  };

  function artifact(stackName: string, ...dependencies: string[]) {
    const properties = { stackName, templateFile: `${stackName}.json` };
    return { type: 'aws:cloudformation:stack', dependencies, properties };
  }

  /** Releases, with a CloudFormation that has these outputs; returns the digest of Api when it is deployed. */
  async function release(table: string, other = 'same') {
    const outputs: Outputs = { Data: { Table: table, Other: other }, Api: {}, Web: {} };
    const deployed: string[][] = [];
    let digests: Readonly<Record<string, string>> = {};
    let ofApi: string | undefined;
    await releaseStage({
      async synthesize(given) {
        digests = { ...given };
        return { manifest, readTemplate: (file) => templates[file] };
      },
      async deploy(ids) {
        deployed.push([...ids]);
        if (ids.includes('Api')) ofApi = digests['Api'];
        return Object.fromEntries(ids.map((id) => [id, outputs[id] ?? {}]));
      },
    });
    expect(deployed).toEqual([['Data'], ['Api'], ['Web']]);
    expect(Object.keys(digests)).toEqual(['Api']);
    return ofApi;
  }

  test('is synthesized differently once one of them has another value, and only then', async () => {
    const first = await release('table-1');
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    expect(await release('table-1')).toBe(first);
    expect(await release('table-1', 'changed')).toBe(first);
    expect(await release('table-2')).not.toBe(first);
  });

  test('is not deployed without the output', () => {
    expect(() => digestReferences([{ stack: 'Data', output: 'Gone' }], { Data: {} })).toThrow(
      'Data has no output Gone',
    );
  });
});

describe('the role of a release', () => {
  const Role = z.object({
    Type: z.literal('AWS::IAM::Role'),
    Properties: z.object({
      RoleName: z.string(),
      AssumeRolePolicyDocument: z.object({
        Statement: z.tuple([
          z.object({
            Action: z.literal('sts:AssumeRoleWithWebIdentity'),
            Condition: z.strictObject({ StringEquals: z.record(z.string(), z.string()) }),
          }),
        ]),
      }),
    }),
  });
  const Policy = z.object({
    Type: z.literal('AWS::IAM::Policy'),
    Properties: z.object({
      PolicyDocument: z.object({
        Statement: z.array(z.object({ Action: z.string(), Resource: z.array(z.string()) })),
      }),
    }),
  });
  const synthesize = (repository: string) => {
    const app = new App({ context: { 'aws:cdk:disable-stack-trace': true } });
    const made = new ReleaseRolesStack(app, 'Roles', {
      env: { account: '123456789012', region: 'eu-west-2' },
      repository,
      stages: stageNames.map((name) => getStage(name)),
    });
    const Template = z.object({ Resources: z.record(z.string(), z.unknown()) });
    return Object.values(Template.parse(app.synth().getStackArtifact(made.artifactId).template).Resources);
  };

  test('is for jobs of the repository in the environment of its stage alone', () => {
    const roles = synthesize('gable/marketplace').flatMap((one) => Role.safeParse(one).data ?? []);
    expect(
      roles.map(({ Properties: { RoleName, AssumeRolePolicyDocument } }) => [
        RoleName,
        AssumeRolePolicyDocument.Statement[0].Condition.StringEquals,
      ]),
    ).toEqual(
      stageNames.map((stage) => [
        `gable-${stage}-release`,
        {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': `repo:gable/marketplace:environment:${stage}`,
        },
      ]),
    );
  });

  test('may assume the roles of CDK’s bootstrap and nothing else', () => {
    const statements = synthesize('gable/marketplace')
      .flatMap((one) => Policy.safeParse(one).data ?? [])
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    expect(statements).toHaveLength(stageNames.length);
    for (const { Action, Resource } of statements) {
      expect(Action).toBe('sts:AssumeRole');
      for (const arn of Resource)
        expect(arn).toMatch(
          /^arn:aws:iam::123456789012:role\/cdk-hnb659fds-(deploy|file-publishing|lookup)-role-123456789012-(us|eu)-[a-z]+-\d$/,
        );
    }
  });

  test.each(['', 'marketplace', 'gable/*', 'gable/market:place'])(
    'is not created for repository "%s"',
    (repository) => {
      expect(() => synthesize(repository)).toThrow('-c repository=<owner>/<name>');
    },
  );
});
