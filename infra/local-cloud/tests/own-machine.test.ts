import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createFunctionLog } from '../aws/lambda/log.ts';
import { openDatabase } from '../base/database.ts';
import { createPeople } from '../base/people.ts';
import { createSiteListener } from '../runtime/site-server.ts';

describe('the pages of the local cloud', () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    const answer = (text: string) => (_request: unknown, response: { end(text: string): unknown }) =>
      void response.end(text);
    server = createServer((incoming, response) =>
      createSiteListener({
        people: createPeople(),
        origin: `http://localhost:${port}`,
        local: answer('local'),
        site: async (_incoming, reply) => void reply.end('site'),
        log: () => undefined,
      })(incoming, response),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = z.object({ port: z.int() }).parse(server.address()).port;
  });
  afterAll(() => void server.close());

  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end();
    });

  test.each([
    [{ host: 'localhost:3000' }, 200],
    [{ host: '127.0.0.1' }, 200],
    [{ host: '[::1]:3000' }, 200],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, 200],
    [{ host: 'localhost:3000', origin: 'https://localhost:3443' }, 200],
    [{ host: 'localhost:3000', origin: 'https://evil.test' }, 403],
    [{ host: 'localhost:3000', origin: 'http://localhost.evil.test' }, 403],
    [{ host: 'localhost:3000', origin: 'null' }, 403],
    [{ host: 'evil.test' }, 403],
    [{ host: 'evil.test:3000', origin: 'http://evil.test:3000' }, 403],
    [{ host: 'localhost.evil.test' }, 403],
  ])('answer a call with %j with %i', async (headers, status) => {
    expect(await ask('/_local/mails', headers)).toBe(status);
    // The site itself has its own rules.
    expect(await ask('/api/package', headers)).toBe(200);
  });
});

describe('a folder that cannot be used', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gable-faults-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is named with the file and what to do', () => {
    const file = join(folder, 'queues.db');
    writeFileSync(file, 'This is no database, whatever its name says. '.repeat(100));
    expect(() => openDatabase(file, 'CREATE TABLE IF NOT EXISTS rows (id TEXT)')).toThrow(
      expect.objectContaining({
        option: 'fresh',
        message: expect.stringMatching(/queues\.db can’t be used: file is not a database\./),
      }),
    );
  });

  test('costs the log and no more', async () => {
    const lines: string[] = [];
    const log = createFunctionLog(folder, (line) => lines.push(line));
    // Without its folder, the file cannot be made: as on a full disk, the stream ends with an error.
    rmSync(join(folder, 'logs'), { recursive: true, force: true });
    await expect.poll(() => lines).toEqual([expect.stringContaining('Calls go on without their log')]);
    log.print('Offers', 'A line after the end of the disk');
    await log.close();
    expect(lines).toHaveLength(1);
  });
});

describe('an error of a function', () => {
  const logged = JSON.stringify({
    level: 'ERROR',
    message: 'A page was sent without its data',
    error: {
      name: 'TimeoutError',
      message: 'The search took too long',
      stack: '    at readPage (page.ts:3:5)',
    },
  });
  const thrown = JSON.stringify({
    level: 'ERROR',
    errorType: 'TypeError',
    errorMessage: 'home is undefined',
    trace: ['TypeError: home is undefined', '    at sell (sell.ts:7:1)'],
  });

  test.each([
    [
      'that it logged',
      logged,
      'Pages: A page was sent without its data: TimeoutError: The search took too long\n    at readPage (page.ts:3:5)',
    ],
    [
      'that it threw',
      thrown,
      'Pages: The function failed: TypeError: home is undefined\n    at sell (sell.ts:7:1)',
    ],
    [
      'that has no cause',
      JSON.stringify({ level: 'ERROR', message: 'Events were overdue' }),
      'Pages: Events were overdue',
    ],
  ])('%s is printed in words, or as JSON for programs', async (_kind, line, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'gable-log-'));
    const print = async (asJson: boolean) => {
      const lines: string[] = [];
      const log = createFunctionLog(folder, (printed) => lines.push(printed), asJson);
      log.print('Pages', line);
      await log.close();
      return lines;
    };
    expect(await print(false)).toEqual([words]);
    expect(await print(true)).toEqual([line]);
    rmSync(folder, { recursive: true, force: true });
  });
});
