import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, onTestFinished, test } from 'vitest';
import type { ServiceEvent } from '../aws/service.ts';
import { createMail, readEventTypes, readIdentities } from '../aws/ses/index.ts';
import { serveOnFreePort, readResourcesOf, createTemporaryFolder, createTestClock } from './test-services.ts';

async function world() {
  const dataFile = join(createTemporaryFolder(), 'mails.sqlite');
  const resources = readResourcesOf({
    Identity: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'gable.test' } },
    Sent: {
      Type: 'AWS::SES::ConfigurationSetEventDestination',
      Properties: { EventDestination: { MatchingEventTypes: ['send'] } },
    },
  });
  let publish: (event: ServiceEvent) => void = () => undefined;
  const start = () =>
    createMail({
      identities: readIdentities(resources),
      region: 'eu-west-2',
      dataFile,
      clock: createTestClock(),
      eventTypes: readEventTypes(resources),
      publish: (event) => publish(event),
    });
  let mail = start();
  const url = await serveOnFreePort((request, response) =>
    request.url?.startsWith('/_local/')
      ? mail.pages(request, response, new URL(request.url, 'http://local'))
      : mail.handle(request, response, undefined),
  );
  const sdk = new SESv2Client({
    endpoint: url,
    region: 'eu-west-2',
    maxAttempts: 1,
    credentials: { accessKeyId: 'fnMail', secretAccessKey: 'secret' },
  });
  onTestFinished(async () => {
    sdk.destroy();
    await mail.close();
  });
  return {
    sdk,
    mail: () => mail,
    /** Does this with each event from now on. */
    onEvent(work: (event: ServiceEvent) => void) {
      publish = work;
    },
    /** Starts again, after a change of the file. */
    async restart(change?: (file: DatabaseSync) => void) {
      await mail.close();
      const file = new DatabaseSync(dataFile);
      change?.(file);
      file.close();
      mail = start();
    },
    inbox: (path = '', accept = 'application/json', method = 'GET') =>
      fetch(`${url}/_local/mails${path}`, { method, headers: { accept } }),
    send: (to: string, more: { from?: string; html?: string; text?: string; set?: string } = {}) =>
      sdk.send(
        new SendEmailCommand({
          FromEmailAddress: more.from ?? 'Gable <hello@gable.test>',
          Destination: { ToAddresses: [to] },
          ReplyToAddresses: ['support@gable.test'],
          Content: {
            Simple: {
              Subject: { Data: 'Your viewing' },
              Body: {
                Html: { Data: more.html ?? '<p>See <a href="https://gable.test/v/1">it</a></p>' },
                Text: { Data: more.text ?? 'See https://gable.test/v/1' },
              },
              Attachments: [
                { FileName: 'viewing.ics', ContentType: 'text/calendar', RawContent: Buffer.from('BEGIN') },
              ],
            },
          },
          ConfigurationSetName: more.set,
          EmailTags: [{ Name: 'kind', Value: 'viewing' }],
        }),
      ),
  };
}

test('a mail with an attachment shows in the inbox of its reader', async () => {
  const w = await world();
  const { MessageId } = await w.send('ada@example.com');
  await w.send('ben@example.com');
  const list = await (await w.inbox('?to=ADA@example.com')).json();
  expect(list).toMatchObject([
    {
      id: MessageId,
      from: 'Gable <hello@gable.test>',
      to: ['ada@example.com'],
      replyTo: ['support@gable.test'],
      subject: 'Your viewing',
      text: 'See https://gable.test/v/1',
      tags: { kind: 'viewing' },
      attachments: [{ filename: 'viewing.ics', contentType: 'text/calendar', size: 5 }],
    },
  ]);
  const attachment = await w.inbox(`/${MessageId}/attachments/0`);
  expect([attachment.headers.get('content-type'), await attachment.text()]).toEqual([
    'text/calendar',
    'BEGIN',
  ]);
});

test('a mail of a configuration set has the events that the templates name, also after a kill', async () => {
  const w = await world();
  const events: ServiceEvent[] = [];
  w.onEvent((event) => void events.push(event));
  await w.send('ada@example.com');
  await w.send('bounce@simulator.amazonses.com', { set: 'gable' });
  const sent = { tags: { kind: ['viewing'], 'ses:configuration-set': ['gable'] } };
  expect(events).toMatchObject([
    { source: 'aws.ses', detailType: 'Email Sent', detail: { eventType: 'Send', mail: sent } },
  ]);
  w.onEvent(() => {
    throw new Error('killed');
  });
  await expect(w.send('ben@example.com', { set: 'gable' })).rejects.toThrow('killed');
  w.onEvent((event) => void events.push(event));
  await w.restart();
  expect(events).toHaveLength(2);
  await w.restart();
  expect(events).toHaveLength(2);
});

test('raw MIME is read into the same parts', async () => {
  const w = await world();
  const raw = [
    'From: Gable <hello@gable.test>',
    'To: Ada <ada@example.com>',
    'Subject: =?utf-8?Q?Angebot_f=C3=BCr_Sie?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=cut',
    '',
    '--cut',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello',
    '--cut',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="memo.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF').toString('base64'),
    '--cut--',
  ].join('\r\n');
  await w.sdk.send(new SendEmailCommand({ Content: { Raw: { Data: Buffer.from(raw) } } }));
  expect(w.mail().list('ada@example.com')).toMatchObject([
    {
      from: 'Gable <hello@gable.test>',
      to: ['ada@example.com'],
      subject: 'Angebot für Sie',
      text: expect.stringContaining('Hello'),
      attachments: [{ filename: 'memo.pdf', contentType: 'application/pdf', size: 4 }],
    },
  ]);
});

test.each([
  ['a sender that is not verified', { from: 'hello@elsewhere.test' }, 'ada@example.com', 'MessageRejected'],
  ['a look-alike domain', { from: 'hello@notgable.test' }, 'ada@example.com', 'MessageRejected'],
  ['a recipient without a domain', {}, 'ada', 'BadRequestException'],
])('%s is refused and nothing is sent', async (_, more, to, name) => {
  const w = await world();
  await expect(w.send(to, more)).rejects.toMatchObject({ name });
  expect(w.mail().list()).toEqual([]);
});

test('who waits for a mail gets it when it comes', async () => {
  const w = await world();
  const coming = w.mail().waitFor(({ to }) => to.includes('ada@example.com'));
  await w.send('ben@example.com');
  await w.send('ada@example.com');
  expect(await coming).toMatchObject({ to: ['ada@example.com'] });
  await expect(w.mail().waitFor(({ to }) => to.includes('eve@example.com'), 1)).rejects.toThrow(
    'no such mail',
  );
});

test('the mails to an address are found whatever its case, and in a file of mails alone', async () => {
  const w = await world();
  await w.send('ada@example.com', { text: 'first' });
  await w.send('ben@example.com');
  await w.send('Ada@Example.com', { text: 'second' });
  const listTexts = () =>
    w
      .mail()
      .list('ADA@example.com')
      .map(({ text }) => text);
  expect(listTexts()).toEqual(['second', 'first']);
  await w.restart((file) => file.exec('DELETE FROM recipients'));
  expect(listTexts()).toEqual(['second', 'first']);
  await w.inbox('', 'application/json', 'DELETE');
  expect(listTexts()).toEqual([]);
});

test('people read mails as pages: a list, the mail in a closed frame, its links', async () => {
  const w = await world();
  const { MessageId } = await w.send('ada@example.com', { html: '<script>alert(1)</script><b>Hi</b>' });
  const list = await (await w.inbox('', 'text/html')).text();
  expect(list).toContain(`href="/_local/mails/${MessageId}"`);
  const page = await (await w.inbox(`/${MessageId}`, 'text/html')).text();
  expect(page).toContain(`src="/_local/mails/${MessageId}/html"`);
  expect(page).toContain('<a href="https://gable.test/v/1"');
  expect(page).not.toContain('<script>');
  const body = await w.inbox(`/${MessageId}/html`, 'text/html');
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
  expect(await body.text()).toContain('<b>Hi</b>');
});

test('mails outlive a restart, until the inbox is emptied', async () => {
  const w = await world();
  await w.send('ada@example.com');
  await w.restart();
  expect(w.mail().list()).toHaveLength(1);
  expect((await w.inbox('', 'application/json', 'DELETE')).status).toBe(204);
  expect(w.mail().list()).toEqual([]);
});
