import * as z from 'zod';
import type { Resources } from './resources.ts';

/** An archive of the events of a bus. */
export interface ArchiveModel {
  readonly name: string;
  readonly arn: string;
  readonly bus: string;
  readonly busArn: string;
  readonly pattern: Readonly<Record<string, unknown>> | undefined;
  /** Without it, the archive keeps events for ever. */
  readonly retentionDays: number | undefined;
}

const Archive = z.object({
  SourceArn: z.string(),
  EventPattern: z.record(z.string(), z.unknown()).optional(),
  RetentionDays: z.number().optional(),
});

export function readArchives(resources: Resources): ArchiveModel[] {
  return resources.of('AWS::Events::Archive').map((found) => {
    const { SourceArn, EventPattern, RetentionDays } = found.read(Archive);
    return {
      name: found.name,
      arn: String(found.attribute('Arn')),
      bus: SourceArn.split('/').at(-1) ?? '',
      busArn: SourceArn,
      pattern: EventPattern,
      retentionDays: RetentionDays,
    };
  });
}
