import {
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { NetworkError } from '../api-error.ts';
import { followAnswers } from '../connection.ts';
import { getPersonId } from '../session.ts';
import { isKeeping } from './keeping.ts';
import { findAnswer, keepAnswer } from './kept-answers.ts';
import { findKeptKind } from './kept-rules.ts';

/** Lets the cache of a page that is open keep what it reads from now on, and begins with what it has. */
export function keepQueries(queries: QueryClient): void {
  followAnswers();
  const options = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...options, queries: { ...options.queries, persister: readOrKept } });
}

/**
 * Reads from the server and keeps the answer. Where Gable can't be reached, a query without data gets what was kept,
 * with the time of that.
 * @throws what the read throws, where nothing was kept
 */
export async function readOrKept(
  read: QueryFunction,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const person = getPersonId();
  try {
    const data = await read(context);
    // An answer to a call from before another login is not theirs. A full store keeps what it has.
    if (isKeeping() && getPersonId() === person) void keepAnswer(query.queryKey, data).catch(() => undefined);
    return data;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    if (findKeptKind(query.queryKey) === undefined || query.state.data !== undefined) throw error;
    const kept = await findAnswer(query.queryKey).catch(() => undefined);
    if (!kept || getPersonId() !== person) throw error;
    // Once the library has taken it for new.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: kept.at, isInvalidated: true }));
    return kept.data;
  }
}
