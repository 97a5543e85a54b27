import * as z from 'zod';
import type { Cognito } from './context.ts';
import { CognitoError } from './errors.ts';
import { callTrigger, toTriggerAttributes, type TriggerMetadata } from './triggers.ts';
import type { MessageTemplate, UserPoolDefinition } from './user-pool.ts';
import type { User } from './users.ts';

export type MessageOccasion =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'VerifyUserAttribute'
  | 'UpdateUserAttribute'
  | 'AdminCreateUser';

const codeParameter = '{####}';

const CustomAnswer = z.object({ emailMessage: z.string().nullish(), emailSubject: z.string().nullish() });

const standard: Record<Exclude<MessageOccasion, 'AdminCreateUser'>, MessageTemplate> = {
  SignUp: { subject: 'Your verification code', body: 'Your confirmation code is {####}' },
  ResendCode: { subject: 'Your verification code', body: 'Your confirmation code is {####}' },
  ForgotPassword: { subject: 'Your password reset code', body: 'Your password reset code is {####}' },
  VerifyUserAttribute: { subject: 'Your verification code', body: 'Your verification code is {####}' },
  UpdateUserAttribute: { subject: 'Your verification code', body: 'Your verification code is {####}' },
};

/** `j***@e***`, as Cognito shows where a code went. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

export function toCodeDelivery(email: string) {
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: maskEmail(email),
  };
}

export interface CodeMessage {
  pool: UserPoolDefinition;
  user: User;
  occasion: MessageOccasion;
  /** the code, or the temporary password of an invitation */
  secret: string;
  clientId: string | undefined;
  metadata?: TriggerMetadata;
  /** the recipient, if it is not the user's email but a new one to be verified */
  to?: string;
}

/** Mails the code with the trigger's text, else the template's, else Cognito's own. */
export async function sendMessage(cognito: Cognito, message: CodeMessage) {
  const { pool, user, occasion } = message;
  const to = message.to ?? user.attributes['email'];
  if (!to) throw new CognitoError('CodeDeliveryFailureException', 'The user has no email address.');
  const messageTemplate =
    occasion === 'AdminCreateUser'
      ? pool.invitationMessage
      : (pool.verificationMessage ?? standard[occasion]);
  const custom = CustomAnswer.parse(
    await callTrigger(cognito, {
      pool,
      trigger: 'CustomMessage',
      occasion,
      username: user.username,
      clientId: message.clientId,
      request: {
        userAttributes: toTriggerAttributes(user),
        codeParameter,
        linkParameter: '{##Click Here##}',
        usernameParameter: occasion === 'AdminCreateUser' ? '{username}' : null,
        ...(message.metadata && { clientMetadata: message.metadata }),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    }),
  );
  const body = custom.emailMessage ?? messageTemplate.body;
  if (!body.includes(codeParameter))
    throw new CognitoError(
      'InvalidLambdaResponseException',
      `The email message must contain ${codeParameter}`,
    );
  const name = pool.emailIsUsername ? to : user.username;
  const fill = (text: string) =>
    text.replaceAll(codeParameter, message.secret).replaceAll('{username}', name);
  await cognito.sendMail({
    from: pool.sender,
    to,
    subject: fill(custom.emailSubject ?? messageTemplate.subject),
    html: fill(body),
  });
  return toCodeDelivery(to);
}
