import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';

export const password = 'Gable-demo-1';
const Token = z.object({ access_token: z.string() });
const Mails = z.array(z.object({ subject: z.string(), html: z.string().nullish() }));

/** The token of somebody who has an account, as the login page would get it. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/oauth/token', {
    data: { grant_type: 'password', client_id: 2, username: email, password },
  });
  return Token.parse(await answer.json()).access_token;
}

/** The newest code that was mailed to somebody; throws while there is none. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`/_local/mails?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const [mail] = Mails.parse(await answer.json());
  return z.string().parse(/>(\d{6})</.exec(mail?.html ?? '')?.[1]);
}
