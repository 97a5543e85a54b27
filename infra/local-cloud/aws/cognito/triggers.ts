import * as z from 'zod';
import type { Cognito } from './context.ts';
import { CognitoError } from './errors.ts';
import type { TriggerName, UserPoolDefinition } from './user-pool.ts';
import type { UserAttributes } from './users.ts';

export type TriggerMetadata = Record<string, string> | undefined;

export interface TriggerCall {
  pool: UserPoolDefinition;
  trigger: TriggerName;
  /** the part after the underscore: `SignUp` of `PreSignUp_SignUp` */
  occasion: string;
  username: string;
  clientId: string | undefined;
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
    version: trigger === 'PreTokenGeneration' ? pool.tokenTriggerVersion : '1',
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

const SignUpAnswer = z.object({
  autoConfirmUser: z.boolean().nullish(),
  autoVerifyEmail: z.boolean().nullish(),
});

interface PreSignUp {
  pool: UserPoolDefinition;
  occasion: 'SignUp' | 'AdminCreateUser' | 'ExternalProvider';
  username: string;
  attributes: UserAttributes;
  clientId: string | undefined;
  validationData?: TriggerMetadata;
  metadata?: TriggerMetadata;
}

export async function callPreSignUp(cognito: Cognito, call: PreSignUp) {
  const answer = await callTrigger(cognito, {
    pool: call.pool,
    trigger: 'PreSignUp',
    occasion: call.occasion,
    username: call.username,
    clientId: call.clientId,
    request: {
      userAttributes: call.attributes,
      validationData: call.validationData ?? null,
      ...(call.metadata && { clientMetadata: call.metadata }),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  const { autoConfirmUser, autoVerifyEmail } = SignUpAnswer.parse(answer);
  return { confirmed: autoConfirmUser ?? false, emailVerified: autoVerifyEmail ?? false };
}

interface UserTriggerCall {
  pool: UserPoolDefinition;
  user: { username: string; attributes: UserAttributes; status: string };
  clientId: string | undefined;
  metadata?: TriggerMetadata;
}

export async function callPostConfirmation(
  cognito: Cognito,
  call: UserTriggerCall & { occasion: 'ConfirmSignUp' | 'ConfirmForgotPassword' },
): Promise<void> {
  await callTrigger(cognito, {
    pool: call.pool,
    trigger: 'PostConfirmation',
    occasion: call.occasion,
    username: call.user.username,
    clientId: call.clientId,
    request: {
      userAttributes: toTriggerAttributes(call.user),
      ...(call.metadata && { clientMetadata: call.metadata }),
    },
    response: {},
  });
}

export async function callSignInTrigger(
  cognito: Cognito,
  trigger: 'PreAuthentication' | 'PostAuthentication',
  call: UserTriggerCall,
): Promise<void> {
  await callTrigger(cognito, {
    pool: call.pool,
    trigger,
    occasion: 'Authentication',
    username: call.user.username,
    clientId: call.clientId,
    request: {
      userAttributes: toTriggerAttributes(call.user),
      ...(trigger === 'PreAuthentication'
        ? { validationData: call.metadata ?? null }
        : { newDeviceUsed: false, ...(call.metadata && { clientMetadata: call.metadata }) }),
    },
    response: {},
  });
}
