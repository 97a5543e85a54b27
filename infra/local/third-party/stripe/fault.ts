export interface FaultBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

/** An error response of the API. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: FaultBody;
  /** Whether the call began, so that its idempotency key stores this answer. */
  readonly begun: boolean;

  constructor(status: number, body: FaultBody, begun = false) {
    super(body.message);
    this.name = 'StripeFault';
    this.status = status;
    this.body = body;
    this.begun = begun;
  }
}

/** 400 for parameters that are invalid in any state. */
export function createInvalidFault(message: string, code?: string, param?: string): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, code, param });
}

/** 400 for a call that the present state forbids. */
export function createRefusedFault(message: string, code?: string, param?: string): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, code, param }, true);
}

export function createMissingFault(what: string, id: string, param: string, status = 404): StripeFault {
  return new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}
