import * as z from 'zod';
import { stageNames, stageOf } from '../stages.ts';

/** What an operator is told instead of a trace. */
export class Refusal extends Error {}

const Problem = z.object({
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
const Token = z.object({ access_token: z.string() });

export type Call = <Answer extends z.ZodType>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  answer: Answer,
  body?: unknown,
) => Promise<z.output<Answer>>;

export const defaultSite = 'http://localhost:3000';

/** The origin that was named, or that of a stage. @throws Refusal for a stage that does not exist */
export function originOf({ site, stage }: { site?: string; stage?: string }): string {
  if (site !== undefined || stage === undefined) return site ?? defaultSite;
  if (!stageNames.includes(stage)) throw new Refusal(`--stage is one of ${stageNames.join(', ')}.`);
  return stageOf(stage).siteUrl;
}

/**
 * Calls of a site as one of its staff.
 * @throws Refusal in the site's own words
 */
export async function staffAt(origin: string, email: string, password: string): Promise<Call> {
  const call = callsOf(origin);
  const body = { grant_type: 'password', client_id: 2, username: email, password };
  const { access_token } = await call('POST', '/oauth/token', Token, body);
  return callsOf(origin, access_token);
}

const callsOf =
  (origin: string, token?: string): Call =>
  async (method, path, answer, body) => {
    const response = await sent(new URL(path, origin), {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Refusal(wordsOf(response.status, text));
    return answer.parse(JSON.parse(text));
  };

async function sent(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new Refusal(`Nobody answers at ${url.origin}. Is the site running? Name it by --site or --stage.`);
  }
}

function wordsOf(status: number, text: string): string {
  const problem = Problem.safeParse(parsed(text)).data;
  if (!problem) return `The site answered ${status}.`;
  const fields = Object.entries(problem.errors ?? {}).map(
    ([field, words]) => `  ${field}: ${words.join(' ')}`,
  );
  return [problem.detail, ...fields].join('\n');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
