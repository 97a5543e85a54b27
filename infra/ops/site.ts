import * as z from 'zod';
import { stageNames, getStage } from '../stages.ts';

/** An error whose message is shown to the operator without a stack trace. */
export class Refusal extends Error {}

/** The password was right, and the code of the authenticator app is required. */
class SecondStep extends Refusal {
  readonly challenge: string;

  constructor(detail: string, challenge: string) {
    super(detail);
    this.challenge = challenge;
  }
}

const Problem = z.object({
  detail: z.string(),
  code: z.string().optional(),
  challenge: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
const Token = z.object({ access_token: z.string() });

export type SiteCall = <Answer extends z.ZodType>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  answer: Answer,
  body?: unknown,
) => Promise<z.output<Answer>>;

export const defaultSite = 'http://localhost:3000';

/** The given origin, or that of a stage. @throws Refusal for a stage that does not exist */
export function resolveOrigin({ site, stage }: { site?: string; stage?: string }): string {
  if (site !== undefined || stage === undefined) return site ?? defaultSite;
  if (!stageNames.includes(stage)) throw new Refusal(`--stage is one of ${stageNames.join(', ')}.`);
  const { domain } = getStage(stage);
  if (!domain)
    throw new Refusal(`Stage ${stage} has no domain: give --site the SiteUrl that the stack Edge prints.`);
  return `https://${domain.host}`;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Returns the code of the authenticator app; called only if the site requires one. */
  readonly askCode: () => Promise<string>;
}

/**
 * Calls a site as a member of staff.
 * @throws Refusal with the site's own message
 */
export async function logInAsStaff(
  origin: string,
  { email, password, askCode }: Credentials,
): Promise<SiteCall> {
  const requestToken = async (grant: Record<string, unknown>): Promise<string> =>
    (await createSiteCall(origin)('POST', '/oauth/token', Token, { client_id: 2, ...grant })).access_token;
  try {
    return createSiteCall(origin, await requestToken({ grant_type: 'password', username: email, password }));
  } catch (error) {
    if (!(error instanceof SecondStep)) throw error;
    const { challenge } = error;
    const code = await askCode();
    return createSiteCall(origin, await requestToken({ grant_type: 'urn:gable:two-step', challenge, code }));
  }
}

const createSiteCall =
  (origin: string, token?: string): SiteCall =>
  async (method, path, answer, body) => {
    const response = await sendRequest(new URL(path, origin), {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw toRefusal(response.status, text);
    return answer.parse(parseJson(text));
  };

async function sendRequest(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new Refusal(`Nothing answers at ${url.origin}. Is the site running? Name it by --site or --stage.`);
  }
}

function toRefusal(status: number, text: string): Refusal {
  const problem = Problem.safeParse(parseJson(text)).data;
  if (!problem) return new Refusal(`The site answered ${status}.`);
  if (problem.code === 'two_step_required' && problem.challenge !== undefined)
    return new SecondStep(problem.detail, problem.challenge);
  const fields = Object.entries(problem.errors ?? {}).map(
    ([field, words]) => `  ${field}: ${words.join(' ')}`,
  );
  return new Refusal([problem.detail, ...fields].join('\n'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
