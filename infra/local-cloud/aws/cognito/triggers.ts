import * as z from 'zod';
import type { Cognito } from './context.ts';
import { CognitoError } from './errors.ts';
import type { TriggerName, UserPoolDefinition } from './user-pool.ts';
import type { User, UserAttributes } from './users.ts';

export type TriggerMetadata = Record<string, string> | undefined;

export interface TriggerCall {
  pool: UserPoolDefinition;
  trigger: TriggerName;
  /** the part after the underscore: `SignUp` of `PreSignUp_SignUp` */
  occasion: string;
  username: string;
  /** Missing for a call of an administrator. */
  clientId?: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

const Answer = z.object({ response: z.record(z.string(), z.unknown()).nullish() });

const prefix: Partial<Record<TriggerName, string>> = { PreTokenGeneration: 'TokenGeneration' };

/** Calls the pool's function, if it has one, and returns the `response` part of its answer. */
export async function callTrigger(cognito: Cognito, call: TriggerCall): Promise<Record<string, unknown>> {
  const { pool, trigger } = call;
  const target = pool.triggers[trigger];
  if (!target) return {};
  const event = {
    version: trigger === 'PreTokenGeneration' ? '2' : '1',
    triggerSource: `${prefix[trigger] ?? trigger}_${call.occasion}`,
    region: cognito.region,
    userPoolId: pool.id,
    userName: call.username,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: call.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
    },
    request: call.request,
    response: call.response,
  };
  const answer = await cognito.invoke(target, event).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `${trigger} failed with error ${message}.`);
  });
  const parsed = Answer.safeParse(answer);
  if (!parsed.success)
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  return parsed.data.response ?? {};
}

/** A user's attributes in a trigger's event, with the status. */
export function toTriggerAttributes(user: { attributes: UserAttributes; status: string }) {
  return {
    ...user.attributes,
    'cognito:user_status': user.status,
  };
}

interface SignUpCall {
  pool: UserPoolDefinition;
  occasion: 'AdminCreateUser' | 'ExternalProvider';
  username: string;
  attributes: UserAttributes;
  clientId?: string;
}

/** Asks whether a user may be created; a function that refuses throws. */
export async function callPreSignUp(cognito: Cognito, call: SignUpCall): Promise<void> {
  const { attributes: userAttributes, ...place } = call;
  await callTrigger(cognito, {
    ...place,
    trigger: 'PreSignUp',
    request: { userAttributes, validationData: null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
}

export async function callPostConfirmation(
  cognito: Cognito,
  { pool, user, clientId }: { pool: UserPoolDefinition; user: User; clientId: string },
): Promise<void> {
  await callTrigger(cognito, {
    pool,
    trigger: 'PostConfirmation',
    occasion: 'ConfirmSignUp',
    username: user.username,
    clientId,
    request: { userAttributes: toTriggerAttributes(user) },
    response: {},
  });
}
