import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { Schedules } from '../aws/eventbridge-schedules/index.ts';
import type { EventLog } from '../aws/eventbridge/log.ts';
import { FunctionError } from '../aws/lambda/function-error.ts';
import type { LocalPages } from '../aws/service.ts';
import type { QueueStore } from '../aws/sqs/store.ts';
import { aheadHeader } from '../base/ahead-header.ts';
import type { Clock } from '../base/clock.ts';
import { escapeHtml, findEntry, readJson, sendBody, sendHtml, sendJson } from '../base/http.ts';
import type { QueueModel } from '../template/queues.ts';
import { noticeScript, type SiteNotice } from './site-notice.ts';

export interface LocalPagesOptions {
  readonly clock: Clock;
  readonly events: EventLog;
  readonly schedules: Schedules;
  readonly queues: { readonly list: readonly QueueModel[]; readonly store: QueueStore };
  /** Whether the cloud is ready, with its demo written. */
  readonly readiness: { readonly ready: boolean };
  /** What each page of the site says of this cloud. */
  readonly notice: SiteNotice;
  /** The number of tasks under way. */
  readonly pending: () => number;
  /** The pages of services, by the part of the path after `/_local/`. */
  readonly services: Readonly<Record<string, LocalPages>>;
}

type LocalPage = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/** The local cloud's own pages, under `/_local/`. */
export function createLocalPages(options: LocalPagesOptions): LocalPage {
  const own: Record<string, LocalPage> = {
    '': (_request, response) => sendHtml(response, 200, renderIndex(options)),
    health: (_request, response) =>
      sendJson(response, 200, { ready: options.readiness.ready, pending: options.pending() }),
    notice: (_request, response) => sendJson(response, 200, options.notice),
    'notice.js': (_request, response) =>
      sendBody(response, 200, noticeScript, { 'content-type': 'text/javascript' }),
    events: (_request, response, url) => sendJson(response, 200, selectEvents(options.events, url)),
    queues: (_request, response, url) => sendQueues(options, response, url),
    clock: (request, response) => answerClock(options.clock, request, response),
    schedules: (_request, response) => sendJson(response, 200, options.schedules.pending()),
    run: (request, response, url) => answerRun(options.schedules, request, response, url),
  };
  return async (request, response, url) => {
    const name = url.pathname.split('/')[2] ?? '';
    const service = findEntry(options.services, name);
    if (service) return service.pages(request, response, url);
    const page = findEntry(own, name);
    if (!page) return sendJson(response, 404, { message: `there is no ${url.pathname}` });
    return page(request, response, url);
  };
}

/** All events, or those of one kind with `?type=`. */
function selectEvents(events: EventLog, url: URL) {
  const type = url.searchParams.get('type');
  return events.entries.filter((entry) => type === null || entry.detailType === type);
}

function sendQueues({ queues }: LocalPagesOptions, response: ServerResponse, url: URL): void {
  const name = url.pathname.split('/')[3];
  if (name === undefined)
    return sendJson(
      response,
      200,
      queues.list.map((queue) => ({ name: queue.name, ...queues.store.counts(queue) })),
    );
  const queue = queues.list.find((candidate) => candidate.name === name);
  if (!queue) return sendJson(response, 404, { message: `there is no queue ${name}` });
  sendJson(response, 200, queues.store.peek(queue));
}

/** A hundred years: no date of JavaScript ends before the clock has gone that far. */
const maxAdvanceMs = 100 * 365 * 86_400_000;
const Advance = z.object({ advanceMs: z.number().min(-maxAdvanceMs).max(maxAdvanceMs) });

async function answerClock(clock: Clock, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const change = Advance.safeParse(await readJson(request));
    if (!change.success) return sendJson(response, 400, { message: 'send {"advanceMs": number}' });
    clock.advance(change.data.advanceMs);
  }
  if (request.method === 'DELETE') clock.reset();
  sendJson(response, 200, { now: new Date(clock.now()).toISOString(), aheadMs: clock.ahead() });
}

async function answerRun(
  schedules: Schedules,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const name = decodeURIComponent(url.pathname.split('/')[3] ?? '');
  if (name === '') return sendJson(response, 200, schedules.list());
  if (request.method !== 'POST') return sendJson(response, 405, { message: 'POST runs a schedule' });
  try {
    const { [aheadHeader]: ahead } = request.headers;
    const results = await schedules.run(name, ahead === undefined ? undefined : { [aheadHeader]: ahead });
    if (results) return sendJson(response, 200, { ran: name, results });
    sendJson(response, 404, {
      message: `no one schedule is called ${name}`,
      schedules: schedules.list().map((job) => job.name),
    });
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    sendJson(response, 502, { ran: name, error: error.payload() });
  }
}

function renderIndex({ services, schedules }: LocalPagesOptions): string {
  const names = ['health', 'events', 'queues', 'clock', 'run', 'schedules', ...Object.keys(services)];
  const links = names.map((name) => `<li><a href="/_local/${name}">${escapeHtml(name)}</a></li>`);
  const jobs = schedules
    .list()
    .map(({ name, expression }) => `<li>${escapeHtml(name)} <code>${escapeHtml(expression)}</code></li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local cloud</title>
<body><h1>Local cloud</h1><ul>${links.join('')}</ul>
<h2>Schedules</h2><p><code>POST /_local/run/&lt;name&gt;</code> runs one now, or lists what <code>/_local/schedules</code> has planned under that name.</p><ul>${jobs.join('')}</ul></body></html>`;
}
