import { readApis, type ApiModel } from './api.ts';
import { readArchives, type ArchiveModel } from './archives.ts';
import type { Assembly } from './assembly.ts';
import { readBuckets, type BucketModel } from './buckets.ts';
import { readDeployments, type DeploymentModel } from './deployments.ts';
import { readDistributions, type DistributionModel } from './distributions.ts';
import { readBuses, readRules, type RuleModel } from './events.ts';
import { createFunctionFinder, readFunctions, type FunctionModel } from './functions.ts';
import { readQueues, type QueueModel } from './queues.ts';
import { readResources, type Resources } from './resources.ts';
import { readSchedules, type ScheduleModel } from './schedules.ts';
import { readSources, type SourceModel } from './sources.ts';
import { readTables, type TableModel } from './tables.ts';
import { readWebSocketApis, type WebSocketApiModel } from './web-sockets.ts';

/** Everything of the templates that the local cloud runs. */
export interface CloudModel {
  /** The folder of the application, with `node_modules`. */
  readonly root: string;
  readonly functions: readonly FunctionModel[];
  readonly apis: readonly ApiModel[];
  readonly webSocketApis: readonly WebSocketApiModel[];
  readonly tables: readonly TableModel[];
  readonly buses: readonly string[];
  readonly rules: readonly RuleModel[];
  readonly archives: readonly ArchiveModel[];
  readonly sources: readonly SourceModel[];
  readonly queues: readonly QueueModel[];
  readonly schedules: readonly ScheduleModel[];
  readonly buckets: readonly BucketModel[];
  readonly distributions: readonly DistributionModel[];
  readonly deployments: readonly DeploymentModel[];
  /** Values of outputs named `SiteUrl`: the URLs of the deployed site. */
  readonly siteUrls: readonly string[];
  /** Every resource, for services that read their own types. */
  readonly resources: Resources;
  /** The function of an ARN or a name; throws for an unknown one. */
  readonly findFunction: (reference: string) => FunctionModel;
}

/** Reads an assembly; throws with the resource's name for anything that is not emulated. */
export function readModel(assembly: Assembly): CloudModel {
  const resources = readResources(assembly);
  const { directory, bundles, root = process.cwd() } = assembly;
  const functions = readFunctions(resources, { directory, bundles, root });
  const findFunction = createFunctionFinder(functions);
  return {
    root,
    resources,
    siteUrls: resources.outputs('SiteUrl'),
    functions,
    findFunction,
    apis: readApis(resources, findFunction),
    webSocketApis: readWebSocketApis(resources, findFunction),
    tables: readTables(resources),
    buses: readBuses(resources),
    rules: readRules(resources, findFunction),
    archives: readArchives(resources),
    sources: readSources(resources, findFunction),
    queues: readQueues(resources),
    schedules: readSchedules(resources, findFunction),
    buckets: readBuckets(resources),
    distributions: readDistributions(resources),
    deployments: readDeployments(resources, directory),
  };
}
