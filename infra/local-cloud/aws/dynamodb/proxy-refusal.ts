import { randomUUID } from 'node:crypto';

/** An HTTP message with status 400 that refuses a request to the proxy, as DynamoDB does. */
export function createProxyRefusal(error: object): Buffer {
  const body = JSON.stringify(error);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/x-amz-json-1.0',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-amzn-requestid: ${randomUUID()}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The refusal of a request to a table that is on demand and gets too many. */
export function createThrottlingRefusal(): Buffer {
  return createProxyRefusal({
    __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException',
    message: 'Throughput exceeds the current capacity of your table or index.',
  });
}
