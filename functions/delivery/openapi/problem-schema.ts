import { type ErrorCode, problems } from '../../kernel/errors.ts';

const required = ['type', 'title', 'status', 'detail', 'code'];

/** RFC 9457 problem details, as every refused call answers them. */
export const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem details',
  required,
  properties: {
    type: {
      type: 'string',
      format: 'uri',
      description: 'Names the kind of problem; it is not a page.',
      examples: ['https://gable.example/problems/not-found'],
    },
    title: { type: 'string', description: 'The kind of problem in words.', examples: ['Not found'] },
    status: { type: 'integer', description: 'HTTP status of the answer.', examples: [404] },
    detail: {
      type: 'string',
      description: 'What is wrong with this call, for people.',
      examples: ['There is no such property'],
    },
    code: {
      type: 'string',
      enum: Object.keys(problems),
      description: 'Stable code for programs.',
      examples: ['not_found'],
    },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Texts by field of an `invalid` call; nested fields are joined with dots.',
      examples: [{ email: ['This field is required!'] }],
    },
    state: {
      type: 'string',
      description: 'The state that refused a 409.',
      examples: ['sold_stc'],
    },
  },
} as const;

/** The body of what API Gateway itself refuses. */
export const gatewayMessageSchema = {
  type: 'object',
  description: 'A refusal by the platform, which has no code',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'The refusal in words.', examples: ['Unauthorized'] },
  },
} as const;

/** What a call answers that is refused with `code`. */
export function createProblemExample(code: ErrorCode) {
  const { status, title } = problems[code];
  return {
    type: `https://gable.example/problems/${code.replaceAll('_', '-')}`,
    title,
    status,
    detail: title,
    code,
    ...(code === 'invalid' && { errors: { email: ['This field is required!'] } }),
    ...(status === 409 && { state: code === 'conflict' ? 'sold_stc' : code }),
  };
}
