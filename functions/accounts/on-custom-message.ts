import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { Mail } from '../kernel/mail/layout.ts';
import { createCodeMail, createNewEmailMail } from './adapters/account-mails.ts';

const words: Readonly<Record<string, (code: string) => Mail>> = {
  CustomMessage_VerifyUserAttribute: createCodeMail,
  CustomMessage_UpdateUserAttribute: createNewEmailMail,
};

/** Subject and text of the codes that Cognito mails; any other mail keeps Cognito's text. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const mail = words[event.triggerSource]?.(event.request.codeParameter);
  if (!mail) return event;
  return {
    ...event,
    response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.html },
  };
}
