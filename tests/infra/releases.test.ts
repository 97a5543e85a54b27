import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apis } from '../../functions/delivery/manifest/index.ts';
import { synthesize } from '../../infra/app.ts';
import { referencesContext } from '../../infra/constructs/references.ts';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getTemplates, listByType } from './templates.ts';

const Ref = z.object({ Ref: z.string() });
/** Each group, and the documents of pages. */
const groups = Object.keys(apis).length + 1;

describe('a new version of a function of the API', () => {
  test.each(stageNames)('is what the routes of %s call, by an alias', async (stage) => {
    const assembly = await getTemplates(stage);
    const aliases = listByType(assembly, 'AWS::Lambda::Alias');
    expect(aliases).toHaveLength(groups);
    for (const { Properties } of aliases) expect(Properties).toMatchObject({ Name: 'live' });
    const integrations = listByType(assembly, 'AWS::ApiGatewayV2::Integration').filter(
      ({ Properties }) => Ref.safeParse(Properties['IntegrationUri']).success,
    );
    expect(integrations).toHaveLength(groups);
  });

  test.each(stageNames)('takes over in %s as the stage chooses', async (stage) => {
    const assembly = await getTemplates(stage);
    const releases = listByType(assembly, 'AWS::CodeDeploy::DeploymentGroup');
    expect(releases).toHaveLength(getStage(stage).release === 'canary' ? groups : 0);
    for (const { Properties } of releases)
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
        },
        AlarmConfiguration: { Enabled: true, Alarms: expect.arrayContaining([expect.anything()]) },
      });
    const shifted = listByType(assembly, 'AWS::Lambda::Alias').filter(
      ({ UpdatePolicy }) => UpdatePolicy?.['CodeDeployLambdaAliasUpdate'] !== undefined,
    );
    expect(shifted).toHaveLength(releases.length);
  });
});

describe('a stack whose references have other values', () => {
  const synthesized = (digest: string) =>
    synthesize('dev', {
      context: { [referencesContext]: JSON.stringify({ 'Gable-dev-Services': digest }) },
    }).stacks;
  const Template = z.object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) });
  const idsOf = (stacks: ReturnType<typeof synthesized>, stack: string, type: string) =>
    stacks
      .filter(({ name }) => name === stack)
      .flatMap(({ template }) => Object.entries(Template.parse(template).Resources))
      .filter(([, { Type }]) => Type === type)
      .map(([id]) => id);

  test('has another template and new versions, and the other stacks keep theirs', () => {
    const [before, after] = [synthesized('0a'), synthesized('0b')];
    const differing = before.filter(
      ({ template }, index) => JSON.stringify(template) !== JSON.stringify(after[index]?.template),
    );
    expect(differing.map(({ name }) => name)).toEqual(['Gable-dev-Services']);
    const versions = idsOf(before, 'Gable-dev-Services', 'AWS::Lambda::Version');
    expect(versions.length).toBeGreaterThan(10);
    const kept = new Set(idsOf(after, 'Gable-dev-Services', 'AWS::Lambda::Version'));
    expect(versions.filter((id) => kept.has(id))).toEqual([]);
  });
});
