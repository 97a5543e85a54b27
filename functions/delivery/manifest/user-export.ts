/** The format of the exports of the user pool, which a restore reads. */
export {
  ExportedUser,
  UserExportManifest,
  userExportPrefix,
} from '../../people/accounts/domain/user-export.ts';
