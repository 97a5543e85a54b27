import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  InvalidPasswordException,
  UsernameExistsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { createEmailTakenError } from '../domain/account.ts';
import { callCognito, cognito } from './cognito-client.ts';

const toUserKey = (Username: string) => ({ UserPoolId: env('USER_POOL_ID'), Username });

/** @throws 422 on `password` when Cognito refuses it */
export async function setPassword(username: string, password: string): Promise<void> {
  try {
    await cognito.send(
      new AdminSetUserPasswordCommand({ ...toUserKey(username), Password: password, Permanent: true }),
    );
  } catch (error) {
    if (!(error instanceof InvalidPasswordException)) throw error;
    throw new AppError('invalid', 'Choose another password.', {
      errors: { password: ['This password can’t be used. Avoid spaces at the beginning and end'] },
    });
  }
}

const createEmailError = () => createFieldError('email', 'Enter an email address, like name@example.com');

/** A registration takes seconds: a user without a password is left by an interrupted one after this time. */
const interruptedSeconds = 60;

/**
 * Creates a confirmed user with an unverified email.
 * @returns the `sub`, which is the username, too
 * @throws 422 on `email` or `password`
 */
export async function createUser(email: string, password: string, now: Date): Promise<string> {
  const sub = await insertUser(email, now);
  try {
    await setPassword(sub, password);
  } catch (error) {
    await deleteUser(sub);
    throw error;
  }
  return sub;
}

async function insertUser(email: string, now: Date): Promise<string> {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'false' },
  ];
  const command = new AdminCreateUserCommand({
    ...toUserKey(email),
    UserAttributes,
    MessageAction: 'SUPPRESS',
  });
  try {
    const { User } = await callCognito(cognito.send(command), {
      InvalidParameterException: createEmailError,
    });
    return z.string().parse(User?.Username);
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    const interrupted = await findInterruptedUser(email, now);
    if (interrupted === undefined) throw createEmailTakenError();
    return interrupted;
  }
}

async function findInterruptedUser(email: string, now: Date): Promise<string | undefined> {
  const { Username, UserStatus, UserCreateDate } = await cognito.send(
    new AdminGetUserCommand(toUserKey(email)),
  );
  if (UserStatus !== 'FORCE_CHANGE_PASSWORD' || !UserCreateDate) return undefined;
  return now.getTime() - UserCreateDate.getTime() > interruptedSeconds * 1000 ? Username : undefined;
}

/** Revokes the refresh tokens of every device. */
export async function signOutEverywhere(username: string): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand(toUserKey(username)));
}

/** @throws 422 on `email` when another user has it */
export async function setEmail(username: string, email: string, verified: boolean): Promise<void> {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: String(verified) },
  ];
  await callCognito(
    cognito.send(new AdminUpdateUserAttributesCommand({ ...toUserKey(username), UserAttributes })),
    { AliasExistsException: createEmailTakenError },
  );
}

/** Deletes a user; a missing user counts as deleted. */
export async function deleteUser(username: string): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand(toUserKey(username)));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

/** Whether a user is in the group `staff`; `false` for an unknown user. */
export async function isStaffUser(username: string): Promise<boolean> {
  try {
    const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand(toUserKey(username)));
    return Groups.some(({ GroupName }) => GroupName === 'staff');
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}
