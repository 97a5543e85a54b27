import {
  AdminDeleteUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  InvalidPasswordException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../../kernel/env.ts';
import { AppError } from '../../kernel/errors.ts';
import { cognito } from './cognito.ts';

const user = (Username: string) => ({ UserPoolId: env('USER_POOL_ID'), Username });

/** @throws 422 on `password` when Cognito refuses it */
export async function setPassword(username: string, password: string): Promise<void> {
  try {
    await cognito.send(
      new AdminSetUserPasswordCommand({ ...user(username), Password: password, Permanent: true }),
    );
  } catch (error) {
    if (!(error instanceof InvalidPasswordException)) throw error;
    throw new AppError('invalid', 'Choose another password.', {
      errors: { password: ['This password can not be used. Avoid spaces at its beginning and end'] },
    });
  }
}

/** Revokes the refresh tokens of every device. */
export async function signOutEverywhere(username: string): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand(user(username)));
}

export async function putBackEmail(username: string, email: string, verified: boolean): Promise<void> {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: String(verified) },
  ];
  await cognito.send(new AdminUpdateUserAttributesCommand({ ...user(username), UserAttributes }));
}

/** Deletes a user; a missing user counts as deleted. */
export async function deleteUser(username: string): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand(user(username)));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

/** Whether a user is in the group `staff`; `false` for an unknown user. */
export async function isStaffUser(username: string): Promise<boolean> {
  try {
    const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand(user(username)));
    return Groups.some(({ GroupName }) => GroupName === 'staff');
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}
