import * as z from 'zod';
import {
  parseBase32,
  calculateHotp,
  getStep,
  stepSeconds,
} from '../../../infra/local-cloud/aws/cognito/totp.ts';
import type { TestCloud } from '../test-cloud.ts';
import { password, createVisitorClient } from './visitor.ts';

const Started = z.object({ secret: z.string(), uri: z.string() });
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const Confirmed = z.object({ recoveryCodes: z.array(z.string()), tokens: Tokens });
const Challenge = z.object({ challenge: z.string() });

/** People with an authenticator app, and their logins. */
export function createTwoStepClient(cloud: TestCloud) {
  const { call, logIn, createMember } = createVisitorClient(cloud);

  /** Shows codes like an app; each call advances the clock to a new code. */
  const createCodeGenerator = (secret: string) => {
    let last = -1;
    return () => {
      const step = getStep(cloud.clock.now());
      if (step <= last) cloud.clock.advance((last - step + 1) * stepSeconds * 1000);
      last = getStep(cloud.clock.now());
      return calculateHotp(parseBase32(secret), last);
    };
  };

  const startTwoStep = async (token: string) =>
    Started.parse((await call('POST', '/api/user/two-step', { token, body: { password } })).body);
  const confirmTwoStep = (token: string, code: string) =>
    call('POST', '/api/user/two-step/confirm', { token, body: { password, code } });

  /** Turns two-step sign-in on for a logged-in person. */
  const enableTwoStep = async (token: string) => {
    const { secret } = await startTwoStep(token);
    const show = createCodeGenerator(secret);
    const { recoveryCodes, tokens } = Confirmed.parse((await confirmTwoStep(token, show())).body);
    return { show, recoveryCodes, token: tokens.access_token, refresh: tokens.refresh_token };
  };

  const createMemberWithApp = async (name?: string) => {
    const person = await createMember(name);
    return { ...person, ...(await enableTwoStep(person.token)) };
  };

  const getChallenge = async (email: string) => Challenge.parse((await logIn(email)).body).challenge;
  const answerChallenge = (challenge: string, proof: { code: string } | { recovery_code: string }) =>
    call('POST', '/oauth/token', {
      body: { grant_type: 'urn:gable:two-step', client_id: 2, challenge, ...proof },
    });
  /** The access token of a login with both steps. */
  const logInWithCode = async ({ email, show }: { email: string; show: () => string }) =>
    Tokens.parse((await answerChallenge(await getChallenge(email), { code: show() })).body).access_token;

  return {
    answerChallenge,
    startTwoStep,
    getChallenge,
    confirmTwoStep,
    logInWithCode,
    createCodeGenerator,
    enableTwoStep,
    createMemberWithApp,
  };
}
