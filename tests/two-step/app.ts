import * as z from 'zod';
import { fromBase32, hotp, stepAt, stepSeconds } from '../../infra/local/aws/cognito/totp.ts';
import { password, visitorOf } from '../accounts/visitor.ts';
import type { TestCloud } from '../support/boot.ts';

const Started = z.object({ secret: z.string(), uri: z.string() });
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const Confirmed = z.object({ recoveryCodes: z.array(z.string()), tokens: Tokens });
const Challenge = z.object({ challenge: z.string() });

/** People with an authenticator app, and their logins. */
export function appsAt(cloud: TestCloud) {
  const { call, logIn, member } = visitorOf(cloud);

  /** Shows codes like an app; each call advances the clock to a new code. */
  const showerOf = (secret: string) => {
    let last = -1;
    return () => {
      const step = stepAt(cloud.clock.now());
      if (step <= last) cloud.clock.advance((last - step + 1) * stepSeconds * 1000);
      last = stepAt(cloud.clock.now());
      return hotp(fromBase32(secret), last);
    };
  };

  const begin = async (token: string) =>
    Started.parse((await call('POST', '/api/user/two-step', { token, body: { password } })).body);
  const confirm = (token: string, code: string) =>
    call('POST', '/api/user/two-step/confirm', { token, body: { password, code } });

  /** Turns two-step sign-in on for a logged-in person. */
  const turnOn = async (token: string) => {
    const { secret } = await begin(token);
    const show = showerOf(secret);
    const { recoveryCodes, tokens } = Confirmed.parse((await confirm(token, show())).body);
    return { show, recoveryCodes, token: tokens.access_token, refresh: tokens.refresh_token };
  };

  const withApp = async (name?: string) => {
    const person = await member(name);
    return { ...person, ...(await turnOn(person.token)) };
  };

  const challengeOf = async (email: string) => Challenge.parse((await logIn(email)).body).challenge;
  const answer = (challenge: string, proof: { code: string } | { recovery_code: string }) =>
    call('POST', '/oauth/token', {
      body: { grant_type: 'urn:gable:two-step', client_id: 2, challenge, ...proof },
    });
  /** The access token of a login with both steps. */
  const enter = async ({ email, show }: { email: string; show: () => string }) =>
    Tokens.parse((await answer(await challengeOf(email), { code: show() })).body).access_token;

  return { answer, begin, challengeOf, confirm, enter, showerOf, turnOn, withApp };
}
