import * as z from 'zod';

/** The attributes of a user that a sign-in cannot do without; other attributes of the pool are left out. */
const attributes = ['sub', 'email', 'email_verified', 'given_name', 'family_name'] as const;

/** One user of an export. Cognito gives out no passwords and no secrets of authenticator apps. */
export const ExportedUser = z.object({
  username: z.string(),
  enabled: z.boolean(),
  status: z.string(),
  createdAt: z.iso.datetime(),
  groups: z.array(z.string()),
  attributes: z.partialRecord(z.enum(attributes), z.string()),
});
export type ExportedUser = z.output<typeof ExportedUser>;

/** What an export consists of. It is written last, so that an export without it is incomplete. */
export const UserExportManifest = z.object({
  format: z.literal('gable-users/1'),
  takenAt: z.iso.datetime(),
  users: z.int().nonnegative(),
  groups: z.record(z.string(), z.int().nonnegative()),
  /** Keys of the parts, each with a user per line, compressed. */
  parts: z.array(z.string()),
});
export type UserExportManifest = z.output<typeof UserExportManifest>;

export const userExportPrefix = 'users/';

/** The folder of the export of a time: a later run of the same second replaces it. */
export function toExportFolder(time: Date): string {
  return `${userExportPrefix}${time.toISOString().slice(0, 19).replaceAll(':', '')}Z/`;
}

export interface ListedUser {
  readonly Username?: string | undefined;
  readonly Enabled?: boolean | undefined;
  readonly UserStatus?: string | undefined;
  readonly UserCreateDate?: Date | undefined;
  readonly Attributes?: readonly {
    readonly Name?: string | undefined;
    readonly Value?: string | undefined;
  }[];
}

/** Maps a user of Cognito's list. @throws ZodError when the list lacks what every user has */
export function toExportedUser(user: ListedUser, groups: readonly string[]): ExportedUser {
  const values = new Map(user.Attributes?.map(({ Name, Value }) => [Name, Value]));
  return ExportedUser.parse({
    username: user.Username,
    enabled: user.Enabled,
    status: user.UserStatus,
    createdAt: user.UserCreateDate?.toISOString(),
    groups,
    attributes: Object.fromEntries(
      attributes.flatMap((name) => (values.get(name) === undefined ? [] : [[name, values.get(name)]])),
    ),
  });
}
