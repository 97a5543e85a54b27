import * as z from 'zod';
import type { FunctionModel } from './functions.ts';
import type { Resources } from './resources.ts';

/** An event source mapping: a function that reads a table's stream or a queue. */
export interface SourceModel {
  readonly id: string;
  readonly functionId: string;
  readonly functionArn: string;
  readonly sourceArn: string;
  readonly kind: 'stream' | 'queue';
  readonly enabled: boolean;
  readonly batchSize: number;
  readonly filters: readonly Readonly<Record<string, unknown>>[];
  readonly reportsFailures: boolean;
  readonly bisects: boolean;
  /** Retries of a failing batch; undefined means without limit. */
  readonly retries: number | undefined;
  readonly maxAgeSeconds: number | undefined;
  readonly onFailure: string | undefined;
  /** The most batches of a queue that are handled at once; undefined means without limit. */
  readonly mostAtOnce: number | undefined;
}

const Pattern = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.record(z.string(), z.unknown()));

const Mapping = z.object({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  Enabled: z.boolean().default(true),
  BatchSize: z.number().optional(),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern })) }).optional(),
  FunctionResponseTypes: z.array(z.string()).default([]),
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRetryAttempts: z.number().default(-1),
  MaximumRecordAgeInSeconds: z.number().default(-1),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
  ScalingConfig: z.object({ MaximumConcurrency: z.int().min(2).max(1000) }).optional(),
  StartingPosition: z.literal('TRIM_HORIZON').default('TRIM_HORIZON'),
});

export function readSources(
  resources: Resources,
  findFunction: (reference: string) => FunctionModel,
): SourceModel[] {
  return resources.of('AWS::Lambda::EventSourceMapping').map((found) => {
    const mapping = found.read(Mapping);
    const fed = findFunction(mapping.FunctionName);
    const service = mapping.EventSourceArn.split(':')[2];
    if (service !== 'dynamodb' && service !== 'sqs')
      throw new Error(`${found.id}: ${mapping.EventSourceArn} cannot feed a function here`);
    const kind = service === 'sqs' ? 'queue' : 'stream';
    const limit = (value: number) => (value < 0 ? undefined : value);
    return {
      id: found.id,
      functionId: fed.id,
      functionArn: fed.arn,
      sourceArn: mapping.EventSourceArn,
      kind,
      enabled: mapping.Enabled,
      batchSize: mapping.BatchSize ?? (kind === 'queue' ? 10 : 100),
      filters: mapping.FilterCriteria?.Filters.map((filter) => filter.Pattern) ?? [],
      reportsFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      bisects: mapping.BisectBatchOnFunctionError,
      retries: limit(mapping.MaximumRetryAttempts),
      maxAgeSeconds: limit(mapping.MaximumRecordAgeInSeconds),
      onFailure: mapping.DestinationConfig?.OnFailure?.Destination,
      mostAtOnce: mapping.ScalingConfig?.MaximumConcurrency,
    };
  });
}
