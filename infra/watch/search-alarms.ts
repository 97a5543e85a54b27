import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { searchClusterFailed } from '../../functions/delivery/manifest/alarms.ts';
import type { SearchStack } from '../stacks/search-stack.ts';
import type { Alarms } from './alarms.ts';
import { createAwsMetric, getFunction, createOwnMetric } from './metrics.ts';

/** Alarms on the search cluster of a stage: its answers, the writer behind the feed, and the domain itself. */
export function addSearchAlarms(alarms: Alarms, search: SearchStack): void {
  alarms.add({
    family: 'search-cluster',
    name: 'failed',
    text: 'The search cluster refuses searches or does not answer in time: the log of Search has the reason.',
    metric: createOwnMetric(search.stage, searchClusterFailed),
    threshold: 10,
  });
  alarms.add({
    family: 'search-cluster',
    name: 'lag',
    text: 'The writer is more than a minute behind the feed: look at the log of Writer.',
    metric: getFunction(search, 'Writer').metric('IteratorAge', {
      statistic: Stats.MAXIMUM,
      period: Duration.minutes(1),
    }),
    threshold: Duration.minutes(1).toMilliseconds(),
    periods: 3,
  });
  if (search.domainName !== undefined) addDomain(alarms, search.domainName, search.account);
}

function addDomain(alarms: Alarms, DomainName: string, ClientId: string): void {
  const metric = (metricName: string, statistic: string) =>
    createAwsMetric({ namespace: 'AWS/ES', metricName, statistic, dimensions: { DomainName, ClientId } });
  alarms.add({
    family: 'search-cluster',
    name: 'red',
    text: 'A part of the index has no copy on any node.',
    metric: metric('ClusterStatus.red', Stats.MAXIMUM),
    threshold: 1,
  });
  alarms.add({
    family: 'search-cluster',
    name: 'storage',
    text: 'A node has less than 4 GB left; OpenSearch stops writing when it is full.',
    metric: metric('FreeStorageSpace', Stats.MINIMUM),
    threshold: 4_096,
    below: true,
  });
  alarms.add({
    family: 'search-cluster',
    name: 'processor',
    text: 'A node works at more than 80 % for a quarter of an hour.',
    metric: metric('CPUUtilization', Stats.MAXIMUM),
    threshold: 80,
    periods: 3,
  });
}
