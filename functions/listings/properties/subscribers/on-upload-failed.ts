import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { refuseUpload } from '../commands/refuse-upload.ts';
import { UploadEvent } from '../domain/upload-event.ts';
import { uploadFailed } from '../domain/upload-metrics.ts';

/** A dead letter of the picture function: Lambda's record of a failed run, or an undelivered event. */
const DeadLetter = z.union([
  z.object({ requestPayload: UploadEvent }).transform(({ requestPayload }) => requestPayload),
  UploadEvent,
]);

/** Refuses an upload whose processing failed at every attempt, so that its owner does not wait for it. */
export async function handler({ Records }: SQSEvent): Promise<void> {
  for (const { body } of Records) {
    countMetric(uploadFailed);
    const letter = DeadLetter.safeParse(JSON.parse(body));
    // A message without an upload concerns no person, and no retry gives it one.
    if (!letter.success) {
      log.error('A failed upload has no image', { message: body });
      continue;
    }
    log.error('An upload could not be processed', { imageId: letter.data });
    await refuseUpload(letter.data);
  }
}
