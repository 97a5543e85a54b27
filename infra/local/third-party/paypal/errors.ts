import { issues, type Issue } from './issues.ts';

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method?: string;
}

interface Detail {
  readonly issue: Issue;
  /** A JSON pointer into the body, or the name of a parameter. */
  readonly field?: string;
  readonly value?: string;
  readonly location?: 'body' | 'path' | 'query';
}

/** An error as in PayPal's documentation; the response adds the debug id. */
export class PaypalError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body['name'] ?? body['error']));
    this.status = status;
    this.body = body;
  }
}

const toHelpLink = (issue: string): Link => ({
  href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
  rel: 'information_link',
  method: 'GET',
});

function createRefusal(
  status: number,
  { name, message }: { name: string; message: string },
  details: readonly Detail[],
  links: Link[] = [],
) {
  const [first] = details;
  return new PaypalError(status, {
    name,
    message,
    details: details.map((detail) => ({ ...detail, description: issues[detail.issue] })),
    links: [...(first ? [toHelpLink(first.issue)] : []), ...links],
  });
}

/** 400: the body or a parameter is malformed. */
export function createInvalidRequest(...details: Detail[]): PaypalError {
  return createRefusal(
    400,
    {
      name: 'INVALID_REQUEST',
      message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
    },
    details,
  );
}

/** 422: well-formed, but not possible. */
export function createUnprocessable(issue: Issue, field?: string, links: Link[] = []): PaypalError {
  return createRefusal(
    422,
    {
      name: 'UNPROCESSABLE_ENTITY',
      message:
        'The requested action could not be performed, semantically incorrect, or failed business validation.',
    },
    [{ issue, ...(field !== undefined && { field, location: 'body' }) }],
    links,
  );
}

export function createNotFound(): PaypalError {
  return createRefusal(
    404,
    { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' },
    [{ issue: 'INVALID_RESOURCE_ID' }],
  );
}

export function createUnauthenticated(): PaypalError {
  return new PaypalError(401, {
    name: 'AUTHENTICATION_FAILURE',
    message:
      'Authentication failed due to missing authorization header, or invalid authentication credentials.',
    links: [{ href: 'https://developer.paypal.com/api/rest/authentication/', rel: 'information_link' }],
  });
}

/** An error of the token endpoint, in OAuth's form without a name. */
export function createTokenRefusal(status: number, error: string, description: string): PaypalError {
  return new PaypalError(status, { error, error_description: description });
}
