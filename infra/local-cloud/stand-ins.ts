/** What the stand-in of a third party is made with. */
export type { AnswerRequest, Provider, ProviderContext, StandIn } from './providers/provider.ts';
export type { Clock } from './base/clock.ts';
export { openDatabase, type Database, type DatabaseRow, type DatabaseValue } from './base/database.ts';
export {
  escapeHtml,
  findEntry,
  isSameSecret,
  type LocalClock,
  readBody,
  readJson,
  sendBody,
  sendHtml,
  sendJson,
} from './base/http.ts';
export { createTasks, type Task, type TaskOutcome, taskSchema } from './base/tasks.ts';
