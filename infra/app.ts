import { readFileSync } from 'node:fs';
import { App, type AppProps, Tags, Validations } from 'aws-cdk-lib';
import * as z from 'zod';
import { subscribers } from '../functions/delivery/manifest/index.ts';
import type { BuildFolders } from './constructs/function-code.ts';
import { NagChecks } from './constructs/nag-checks.ts';
import { markReferences } from './constructs/references.ts';
import { edgeRegion } from './constructs/resource-names.ts';
import { findCluster } from './search-choice.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { BackupCopiesStack, BackupStack } from './stacks/backup-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { EdgeWatchStack } from './stacks/edge-watch-stack.ts';
import { EventsStack } from './stacks/events-stack.ts';
import { GatewayStack } from './stacks/gateway-stack.ts';
import { MailStack } from './stacks/mail-stack.ts';
import { ReactionsStack, reactionStacks, selectReactions } from './stacks/reactions-stack.ts';
import { SearchStack } from './stacks/search-stack.ts';
import { ServicesStack } from './stacks/services-stack.ts';
import { WatchStack } from './stacks/watch-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { type Stage, StageError, getStage } from './stages.ts';

/**
 * A synthesized application: the directory of its assets, and each stack's template as CloudFormation would
 * receive it.
 */
export interface SynthesizedApp {
  readonly directory: string;
  readonly stacks: readonly { readonly name: string; readonly template: unknown }[];
}

/** The account that a stage goes to. @throws StageError if the credentials are of another one */
function getAccount({ name, account }: Stage): string | undefined {
  const ours = process.env['CDK_DEFAULT_ACCOUNT'];
  if (account !== undefined && ours && ours !== account)
    throw new StageError(`Stage ${name} belongs to account ${account}, but these credentials are of ${ours}`);
  return account ?? (ours || undefined);
}

/**
 * The stacks of a stage, in the order in which they are made: what has the site's address comes before what needs it,
 * and the site's files come last.
 */
export function createStacks(app: App, stage: Stage, build: BuildFolders): App {
  const account = getAccount(stage);
  const props = (part: string, region = stage.region) => ({
    env: { region, ...(account !== undefined && { account }) },
    stackName: `Gable-${stage.name}-${part}`,
    description: `Gable ${stage.name}: ${part.toLowerCase()}`,
    crossRegionReferences: true,
    terminationProtection: stage.retained,
    stage,
    build,
  });
  const gateway = new GatewayStack(app, 'Gateway', props('Gateway'));
  const edge = new EdgeStack(app, 'Edge', { ...props('Edge', edgeRegion), gateway });
  const mail = new MailStack(app, 'Mail', props('Mail'));
  const data = new DataStack(app, 'Data', { ...props('Data'), gateway, edge, mail });
  // The user pool sends by the identity.
  data.addStackDependency(mail);
  const backup = new BackupStack(app, 'Backup', { ...props('Backup'), data });
  if (stage.backup)
    backup.addStackDependency(
      new BackupCopiesStack(app, 'BackupCopies', props('BackupCopies', stage.backup.copyRegion)),
    );
  const cluster = findCluster(stage.search);
  const search = cluster && new SearchStack(app, 'Search', { ...props('Search'), data, cluster });
  const searchCluster = search?.address;
  const api = new ApiStack(app, 'Api', { ...props('Api'), gateway, data, searchCluster });
  const services = new ServicesStack(app, 'Services', { ...props('Services'), gateway, data, api });
  const events = new EventsStack(app, 'Events', { ...props('Events'), edge, data, api, backup });
  const { distributionId } = edge.distribution;
  const reactions = reactionStacks.map(
    (name) =>
      new ReactionsStack(app, name, {
        ...props(name),
        data,
        api,
        reactions: selectReactions(subscribers, name),
        distributionId,
      }),
  );
  const watch = new WatchStack(app, 'Watch', {
    ...props('Watch'),
    data,
    api,
    services,
    events,
    reactions,
    search,
  });
  const edgeWatch = new EdgeWatchStack(app, 'EdgeWatch', {
    ...props('EdgeWatch', edgeRegion),
    distributionId,
  });
  const web = new WebStack(app, 'Web', { ...props('Web', edgeRegion), gateway, edge, data });
  for (const before of [services, events, ...reactions, watch, edgeWatch]) web.addStackDependency(before);
  markReferences(app);
  Tags.of(app).add('app', 'gable');
  Tags.of(app).add('stage', stage.name);
  return app;
}

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

export interface SynthesizeOptions extends AppProps {
  readonly directory?: string;
  /** The folder of the built site. */
  readonly site?: string;
  /** Runs CDK's validation and the rules of cdk-nag, as a deployment does; it takes two seconds. */
  readonly checked?: boolean;
}

/**
 * Synthesizes in process, as the command line does but without bundles: the functions' entries are in the
 * templates' metadata. Feature flags come from cdk.json, so that both produce the same template.
 */
export function synthesize(
  stage: string | Stage,
  { directory, site, checked = false, context: more, ...props }: SynthesizeOptions = {},
): SynthesizedApp {
  const { context } = CdkJson.parse(
    JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8')),
  );
  const app = new App({
    context: { ...context, 'aws:cdk:disable-stack-trace': true, ...more },
    analyticsReporting: false,
    builtinCloudFormationValidation: checked,
    ...(directory !== undefined && { outdir: directory }),
    ...props,
  });
  if (checked) Validations.of(app).addPlugins(new NagChecks(app));
  const assembly = createStacks(app, typeof stage === 'string' ? getStage(stage) : stage, {
    ...(site !== undefined && { site }),
  }).synth();
  return {
    directory: assembly.directory,
    stacks: assembly.stacks.map(({ stackName, template }) => ({ name: stackName, template })),
  };
}

if (import.meta.main) {
  const app = new App();
  Validations.of(app).addPlugins(new NagChecks(app));
  try {
    createStacks(app, getStage(app.node.tryGetContext('stage'), app.node.tryGetContext('social')), {
      functions: 'dist/functions',
      site: 'dist/site',
    });
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
