import { join } from 'node:path';
import { checkpointSchema } from '../aws/dynamodb-streams/checkpoints.ts';
import { archiveSchema } from '../aws/eventbridge/archives.ts';
import { schedulerSchema } from '../aws/scheduler/store.ts';
import { queueSchema } from '../aws/sqs/store.ts';
import { openDatabase, type Database } from '../base/database.ts';
import { taskSchema } from '../base/tasks.ts';

const schema = taskSchema + checkpointSchema + queueSchema + schedulerSchema + archiveSchema;

/** Opens the database of pending work: deliveries, messages, one-time schedules and stream positions. */
export function openStateDatabase(dataDir: string): Database {
  return openDatabase(join(dataDir, 'local.sqlite'), schema);
}
