import { storeManifest, storePart } from '../adapters/user-export-store.ts';
import { listUsers, loadGroups } from '../adapters/user-pool-list.ts';
import {
  type ExportedUser,
  toExportedUser,
  toExportFolder,
  type UserExportManifest,
} from '../domain/user-export.ts';

/** Bounds the memory of a run: 5 MB of text. */
const usersPerPart = 20_000;

/**
 * Writes all users of the pool with their groups, as Cognito has no backup of its own. Users who register while
 * it runs may be missing; the next export has them.
 */
export async function exportUsers(time: Date, perPart = usersPerPart): Promise<UserExportManifest> {
  const folder = toExportFolder(time);
  const members = await loadGroups();
  const parts: string[] = [];
  let [users, waiting]: [number, ExportedUser[]] = [0, []];
  const store = async () => {
    parts.push(await storePart(folder, parts.length + 1, waiting));
    waiting = [];
  };
  for await (const page of listUsers()) {
    for (const user of page) {
      const groups = [...members].flatMap(([group, usernames]) =>
        usernames.has(user.Username ?? '') ? [group] : [],
      );
      waiting.push(toExportedUser(user, groups));
    }
    users += page.length;
    if (waiting.length >= perPart) await store();
  }
  if (waiting.length > 0) await store();
  const groups = Object.fromEntries([...members].map(([group, usernames]) => [group, usernames.size]));
  const manifest: UserExportManifest = {
    format: 'gable-users/1',
    takenAt: time.toISOString(),
    users,
    groups,
    parts,
  };
  await storeManifest(folder, manifest);
  return manifest;
}
