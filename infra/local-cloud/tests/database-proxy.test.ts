import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessageSplitter } from '../aws/dynamodb/database-proxy.ts';

const message = fc
  .tuple(fc.constantFrom('POST / HTTP/1.1', 'HTTP/1.1 200 OK'), fc.uint8Array({ maxLength: 300 }))
  .map(([start, body]) =>
    Buffer.concat([Buffer.from(`${start}\r\nContent-Length: ${body.length}\r\nx: 1\r\n\r\n`), body]),
  );

test('a stream in chunks of any size yields whole messages in order', () => {
  fc.assert(
    fc.property(
      fc.array(message, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(), { maxLength: 20 }),
      (messages, cuts) => {
        const stream = Buffer.concat(messages);
        const places = cuts.map((cut) => cut % stream.length).toSorted((a, b) => a - b);
        const got: string[] = [];
        const take = createMessageSplitter((head, whole) => {
          expect(whole.toString('latin1').startsWith(head)).toBe(true);
          got.push(whole.toString('hex'));
        });
        for (const [index, start] of [0, ...places].entries())
          take(stream.subarray(start, places[index] ?? stream.length));
        expect(got).toEqual(messages.map((one) => one.toString('hex')));
      },
    ),
  );
});

test('a message without a body ends with its head', () => {
  const got: string[] = [];
  const take = createMessageSplitter((head) => got.push(head));
  take(Buffer.from('GET /a HTTP/1.1\r\nhost: x\r\n\r\nGET /b HTTP/1.1\r\n\r\n'));
  expect(got).toEqual(['GET /a HTTP/1.1\r\nhost: x', 'GET /b HTTP/1.1']);
});
