import { errors } from '@opensearch-project/opensearch';
import { EngineAwayError } from '../domain/search-engine.ts';

/** @throws EngineAwayError when the cluster cannot be reached, gives no answer in time or refuses for now */
export async function callCluster<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isAway(error)) throw new EngineAwayError('OpenSearch does not answer', { cause: error });
    throw error;
  }
}

/** The one answer that is about the request, or a document of it, and not about the cluster. */
export const badRequest = 400;

/** A missing index or a refused role leaves searches without an answer as an outage does. */
function isAway(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return error.statusCode !== badRequest;
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.DeserializationError ||
    error instanceof errors.NoLivingConnectionsError
  );
}
