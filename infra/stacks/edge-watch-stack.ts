import { Duration, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms } from '../watch/alarms.ts';
import { createAwsMetric } from '../watch/metrics.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface EdgeWatchStackProps extends StageStackProps {
  readonly distributionId: string;
}

/** The alarms of the CDN and its certificate, whose metrics are in the CDN's region alone. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, { distributionId, ...props }: EdgeWatchStackProps) {
    super(scope, id, props);
    const { stage } = props;
    const alarms = new Alarms(this, 'Alarms', { stage });
    alarms.add({
      family: 'cdn',
      name: 'failures',
      text: 'Five of a hundred requests to the CDN fail; if the alarms of the API are silent, look at its origins: the buckets of the site and the media, and the secret between CDN and API.',
      metric: createAwsMetric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensions: { DistributionId: distributionId, Region: 'Global' },
        statistic: Stats.AVERAGE,
      }),
      threshold: 5,
      periods: 2,
    });
    if (stage.domain)
      alarms.add({
        family: 'certificate',
        name: 'expiry',
        text: 'The certificate of the domain expires within 30 days, so AWS could not renew it: look at its validation records.',
        metric: Certificate.fromCertificateArn(
          this,
          'Certificate',
          stage.domain.certificateArn,
        ).metricDaysToExpiry({ period: Duration.days(1) }),
        threshold: 30,
        below: true,
      });
  }
}
