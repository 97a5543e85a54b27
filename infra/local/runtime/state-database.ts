import { join } from 'node:path';
import { openDatabase, type Database } from './database.ts';
import { queueSchema } from '../aws/sqs/store.ts';
import { schedulerSchema } from '../aws/scheduler/store.ts';
import { checkpointSchema } from '../aws/dynamodb-streams/checkpoints.ts';
import { taskSchema } from './tasks.ts';

const schema = taskSchema + checkpointSchema + queueSchema + schedulerSchema;

/** The file of what was accepted and is not done: deliveries, messages, what is due later, and how far streams were read. */
export const openState = (dataDir: string): Database =>
  // Written with every event: waiting for the disk each time would hold up everything else in this process.
  openDatabase(join(dataDir, 'local.sqlite'), schema, 'kill');
