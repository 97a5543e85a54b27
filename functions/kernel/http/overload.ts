/** The codes by which AWS refuses a request for now; the SDK has tried it several times by then. */
const refusals: ReadonlySet<string> = new Set([
  'InternalServerError',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'SlowDown',
  'ThrottlingError',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/** Our own refusal for now. */
export class OverloadError extends Error {}

/** Whether AWS, or we, refused for now: the same call can succeed in a moment. Looks through errors that wrap another. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof OverloadError ||
    refusals.has(error.name) ||
    listReasons(error).some((code) => refusals.has(code)) ||
    isOverload(error.cause)
  );
}

/** Why rows of a cancelled transaction were refused. */
function listReasons(error: Error): string[] {
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return [];
  const reasons: readonly unknown[] = error.CancellationReasons;
  return reasons.flatMap((reason) =>
    typeof reason === 'object' && reason !== null && 'Code' in reason ? String(reason.Code) : [],
  );
}
