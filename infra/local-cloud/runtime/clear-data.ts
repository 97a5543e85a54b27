import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The local cloud's files in its data folder; only these are deleted, in case the folder has others. */
const ownFiles = [
  /^(dynamodb\.db|(cloudfront|cognito|kms|local|mails|secrets)\.sqlite)(-wal|-shm)?$/,
  /^(s3|snapshots|logs|providers|aws-port|\.dynoxide)$/,
];

/** Empties a data folder that this process has locked; `appFiles` are the application's own in it. */
export function clearData(dataDir: string, appFiles: readonly string[]): void {
  for (const name of readdirSync(dataDir))
    if (appFiles.includes(name) || ownFiles.some((pattern) => pattern.test(name)))
      rmSync(join(dataDir, name), { recursive: true, force: true });
}
