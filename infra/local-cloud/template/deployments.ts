import { existsSync } from 'node:fs';
import * as z from 'zod';
import { findAsset } from './assembly.ts';
import type { Resources } from './resources.ts';

/** Folders of the assembly whose files are deployed into a bucket. */
export interface DeploymentModel {
  readonly id: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly cacheControl: string | undefined;
  /** Glob patterns; a file that matches `exclude` stays out unless it matches `include` too. */
  readonly exclude: readonly string[];
  readonly include: readonly string[];
  readonly prune: boolean;
  readonly sources: readonly {
    readonly directory: string;
    /** The text that replaces each marker in the files. */
    readonly markers: Readonly<Record<string, string>>;
    /** Whether markers are inside JSON strings. */
    readonly jsonEscape: boolean;
  }[];
}

const Truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const Globs = z.array(z.string()).default([]);

const Deployment = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.coerce.string())).default([]),
  SourceMarkersConfig: z.array(z.object({ jsonEscape: Truth.optional() })).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  SystemMetadata: z.object({ 'cache-control': z.string().optional() }).optional(),
  Exclude: Globs,
  Include: Globs,
  Prune: Truth.default(true),
});

export function readDeployments(resources: Resources, directory: string): DeploymentModel[] {
  return resources.of('Custom::CDKBucketDeployment').map((found) => {
    const deployment = found.read(Deployment);
    return {
      id: found.id,
      bucket: deployment.DestinationBucketName,
      prefix: deployment.DestinationBucketKeyPrefix,
      cacheControl: deployment.SystemMetadata?.['cache-control'],
      exclude: deployment.Exclude,
      include: deployment.Include,
      prune: deployment.Prune,
      sources: deployment.SourceObjectKeys.map((key, index) => ({
        directory: findAssetDirectory(directory, key),
        markers: deployment.SourceMarkers[index] ?? {},
        jsonEscape: deployment.SourceMarkersConfig[index]?.jsonEscape ?? false,
      })),
    };
  });
}

function findAssetDirectory(directory: string, key: string): string {
  const asset = findAsset(directory, key);
  if (!existsSync(asset)) throw new Error(`the asset ${key} is not in ${directory}`);
  return asset;
}
