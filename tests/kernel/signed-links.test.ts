import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signDocumentLink, signFileLink } from '../../functions/kernel/data/signed-links.ts';
import { runWithCause } from '../../functions/kernel/events/event-context.ts';
import { log } from '../../functions/kernel/observability/log.ts';

beforeEach(() => {
  vi.stubEnv('MEDIA_BUCKET', 'media');
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const imageId = `img_${'0'.repeat(26)}` as const;
const message = 'A link to a private file was issued';

test('logs who gets a link to which document, without its name and the link', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue();
  const { url } = await runWithCause({ actor: 'usr_reader', correlationId: 'request-1' }, () =>
    signDocumentLink(imageId, 'Wanda’s bank statement.pdf'),
  );
  expect(url).toContain(`/documents/${imageId}?`);
  expect(info.mock.calls).toEqual([
    [message, { file: `documents/${imageId}`, reader: 'usr_reader', correlationId: 'request-1' }],
  ]);
});

test('logs the request of a reader without an account', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue();
  await runWithCause({ actor: null, correlationId: 'request-2' }, () =>
    signFileLink('papers/off_1/2.pdf', 'Memorandum 2.pdf'),
  );
  expect(info.mock.calls).toEqual([
    [message, { file: 'papers/off_1/2.pdf', reader: null, correlationId: 'request-2' }],
  ]);
});
