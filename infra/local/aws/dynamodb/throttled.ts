import { randomUUID } from 'node:crypto';

const body = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException',
  message: 'Throughput exceeds the current capacity of your table or index.',
});

/** DynamoDB's refusal of a request to a table that is on demand and gets too many. */
export function throttled(): Buffer {
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/x-amz-json-1.0',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-amzn-requestid: ${randomUUID()}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
