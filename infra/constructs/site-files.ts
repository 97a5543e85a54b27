import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { BuildFolders } from './function-code.ts';
import { suppressNagRules } from './nag-suppressions.ts';
import { pagePaths } from './page-behaviour.ts';

export interface SiteFilesProps {
  readonly site: Bucket;
  readonly distribution: Distribution;
  readonly build: BuildFolders;
  /** The site's run-time configuration, /config.json; tokens resolve to each stage's own names. */
  readonly config: object;
}

/** The built site in its bucket: hashed files are cached forever, pages and configuration are revalidated. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { site, distribution, build, config }: SiteFilesProps) {
    super(scope, id);
    // Both deployments run in one function of CDK's, so they share its log.
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: site, prune: false, logGroup };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [this.built(build, ['*', '!assets', '!assets/**'])],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [this.built(build, ['assets', 'assets/**']), Source.jsonData('config.json', config)],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.seconds(0)),
        CacheControl.mustRevalidate(),
      ],
      distribution,
      distributionPaths: ['/index.html', '/config.json', ...pagePaths],
    });
    suppressHandlerRules(assets);
    // A page must never refer to a file that is not deployed yet.
    pages.node.addDependency(assets);
  }

  private built({ site }: BuildFolders, exclude: string[]): ISource {
    const folder = site && path.resolve(fileURLToPath(new URL('../../', import.meta.url)), site);
    if (!folder || !existsSync(folder)) return Source.data('not-built.txt', 'The site is not built.');
    return Source.asset(folder, { exclude });
  }
}

/** The one function of CDK's that copies files for all deployments of a stack. */
function suppressHandlerRules({ handlerRole }: BucketDeployment): void {
  const own = 'CDK’s function writes the site’s files; CDK chooses its version and permissions';
  suppressNagRules(handlerRole.node.scope ?? handlerRole, {
    'AwsSolutions-L1': own,
    'AwsSolutions-IAM4[Policy::**/AWSLambdaBasicExecutionRole]': own,
    'AwsSolutions-IAM5[Action::s3:**]': own,
    'AwsSolutions-IAM5[Resource::**/*]': `${own}: it reads its assets and writes the bucket of the site`,
    'AwsSolutions-IAM5[Resource::*]': `${own}: CloudFront’s invalidations have no resource`,
  });
}
