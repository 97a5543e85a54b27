import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { functionFiles } from './sources.ts';

/** Headers and algorithms of AWS's protocols, which the SDK writes. */
const protocol = /x-amz-(?:target|date|security-token|content-sha256)|AWS4-HMAC|aws4_request|x-amz-json/i;

describe('calls of AWS', () => {
  test('go through clients of the SDK', () => {
    const writing = functionFiles().filter((file) => protocol.test(readFileSync(file, 'utf8')));
    expect(writing).toEqual([]);
  });

  test.each([
    "headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem' }",
    "headers['X-Amz-Date'] = time;",
    '`AWS4-HMAC-SHA256 Credential=${id}`',
    "'content-type': `application/x-amz-json-${version}`",
  ])('are found where a file writes them: %s', (code) => expect(code).toMatch(protocol));
});
