import type { StackProps } from 'aws-cdk-lib';
import type { Build } from './constructs/build.ts';
import type { Stage } from './stages.ts';

export interface MarketStackProps extends StackProps {
  readonly stage: Stage;
  readonly build: Build;
}

/** Where the site is, for everything that is made after the CDN. */
export interface SiteAddress {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly host: string;
}

/** The region of the CDN's own stacks. */
export const edgeRegion = 'us-east-1';

/** The name of a secret of a stage; `noun` is what it is for, such as `stripe`. */
export const secretNameOf = ({ name }: Stage, noun: string): string => `gable/${name}/${noun}`;

export const originSecretName = (stage: Stage): string => secretNameOf(stage, 'origin');

/** The bucket of the published map's files, which `npm run ops -- map` finds by this name. */
export const mapsBucketName = (stage: Stage, account: string): string =>
  `gable-${stage.name}-maps-${account}`;

/** A name that the CDN's stack can compute, as the bucket is made after the CDN. */
export const mediaBucketName = (stage: Stage, account: string): string =>
  `gable-${stage.name}-media-${account}`;
