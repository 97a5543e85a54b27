import type { Stage } from '../stages.ts';

/** The region of the CDN's own stacks, its firewall and its certificate. */
export const edgeRegion = 'us-east-1';

/** The name of a secret of a stage; `noun` is what it is for, such as `stripe`. */
export function toSecretName({ name }: Pick<Stage, 'name'>, noun: string): string {
  return `gable/${name}/${noun}`;
}

export function toOriginSecretName(stage: Stage): string {
  return toSecretName(stage, 'origin');
}

/** The bucket of the published map's files, which `npm run ops -- map` finds by this name. */
export function toMapsBucketName(stage: Stage, account: string): string {
  return `gable-${stage.name}-maps-${account}`;
}

/** A name that the CDN's stack can compute, as the bucket is made after the CDN. */
export function toMediaBucketName(stage: Stage, account: string): string {
  return `gable-${stage.name}-media-${account}`;
}

/** The name of a set of networks that the firewall refuses; operators change it while the stage runs. */
export function toBlockedSetName(stage: string, version: 4 | 6): string {
  return `gable-${stage}-blocked-ipv${version}`;
}
