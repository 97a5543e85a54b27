import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Build } from './build.ts';

export interface SiteFilesProps {
  readonly site: Bucket;
  readonly distribution: Distribution;
  readonly build: Build;
  /** What the site reads at run time as /config.json; tokens become each stage's own names. */
  readonly config: object;
}

/** The built site in its bucket: hashed files are kept for good, pages and configuration are asked for again. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { site, distribution, build, config }: SiteFilesProps) {
    super(scope, id);
    const assets = this.deploy(
      'Assets',
      site,
      [this.built(build, ['*', '!assets', '!assets/**'])],
      [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    );
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: site,
      sources: [this.built(build, ['assets', 'assets/**']), Source.jsonData('config.json', config)],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.seconds(0)),
        CacheControl.mustRevalidate(),
      ],
      prune: false,
      distribution,
      distributionPaths: ['/', '/index.html', '/config.json'],
    });
    // A page must never name a file that is not there yet.
    pages.node.addDependency(assets);
  }

  private deploy(
    id: string,
    site: Bucket,
    sources: ISource[],
    cacheControl: CacheControl[],
  ): BucketDeployment {
    return new BucketDeployment(this, id, { destinationBucket: site, sources, cacheControl, prune: false });
  }

  private built({ site }: Build, exclude: string[]): ISource {
    const folder = site && path.resolve(fileURLToPath(new URL('../../', import.meta.url)), site);
    if (!folder || !existsSync(folder)) return Source.data('not-built.txt', 'The site is not built.');
    return Source.asset(folder, { exclude });
  }
}
