import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, readBody, readJson, sendHtml, sendJson } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { renderButton, renderCode, renderTable, renderTime } from '../overview-parts.ts';
import { Fault } from './faults.ts';
import type { HomeStore } from './home-store.ts';

const Named = z.object({ reference: z.string() });
const Choice = z.object({ kind: Fault });

interface PortalPages {
  readonly store: HomeStore;
  /** The branch or store whose homes the pages change. */
  readonly place: string;
}

/**
 * The pages of a portal's stand-in: `GET /` shows what it has, as JSON for programs; `POST /fault` has it do wrong;
 * `POST /put` and `/remove` change what it has behind the site's back.
 */
export async function answerPortalPages(
  { store, place }: PortalPages,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method === 'POST' && url.pathname === '/fault') {
    const body = (await readBody(request)).toString();
    const isJson = request.headers['content-type']?.includes('json') === true;
    const given: unknown = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    const choice = Choice.safeParse(given);
    if (!choice.success) return sendJson(response, 422, { message: `kind is ${Fault.options.join(', ')}` });
    store.setFault(choice.data.kind);
    if (isJson) return sendJson(response, 200, choice.data);
    response.writeHead(303, { location: './' }).end();
    return;
  }
  if (request.method === 'POST') return changeHomes({ store, place }, request, response, url);
  if (url.pathname !== '/') return sendJson(response, 404, { message: 'Not found' });
  if (request.headers.accept?.includes('html') === true)
    return sendHtml(response, 200, renderOverview(store));
  const homes = store.listAll().map(({ message, ...home }) => {
    const sent: unknown = JSON.parse(message);
    return { ...home, message: sent };
  });
  sendJson(response, 200, { fault: store.fault(), homes, calls: store.listCalls() });
}

async function changeHomes(
  { store, place }: PortalPages,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const named = Named.safeParse(await readJson(request));
  if (!named.success) return sendJson(response, 422, { message: 'reference is missing' });
  const { reference } = named.data;
  if (url.pathname === '/put') store.put({ place, reference, message: {}, at: Date.now() });
  else if (url.pathname === '/remove') store.remove(place, reference);
  else return sendJson(response, 404, { message: 'Not found' });
  sendJson(response, 200, named.data);
}

function renderOverview(store: HomeStore): string {
  const fault = store.fault();
  const buttons = Fault.options.map((kind) =>
    renderButton('fault', kind === fault ? `<strong>${kind}</strong>` : kind, { kind }),
  );
  const homes = store
    .listAll()
    .map(({ reference, number, at, message }) => [
      renderCode(reference),
      String(number),
      renderTime(at),
      `<details><summary>Message</summary><pre>${escapeHtml(JSON.stringify(JSON.parse(message), null, 2))}</pre></details>`,
    ]);
  const calls = store
    .listCalls()
    .map(({ at, path, answer }) => [renderTime(at), renderCode(path), escapeHtml(answer)]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}form{display:inline-block;margin-right:.5rem}
table{border-collapse:collapse}td,th{border-bottom:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top}.scroll{overflow-x:auto}</style>
<h1>What this portal has</h1><p>It is a stand-in: no buyer sees these homes.</p>
<h2>What it does wrong</h2>${buttons.join('')}
<h2>Homes</h2>${renderTable(['Reference', 'Number', 'Since', ''], homes)}
<h2>Calls</h2>${renderTable(['At', 'Call', 'Answer'], calls)}</html>`;
}
