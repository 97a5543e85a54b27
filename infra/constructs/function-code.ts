import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { toBundleName } from '../bundle/bundle-name.ts';

/**
 * The output folders of `npm run build`. Without them a template can be read and tested, but not deployed.
 */
export interface BuildFolders {
  readonly functions?: string;
  readonly site?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

export function createFunctionCode(entry: string, build: BuildFolders): Code {
  if (build.functions === undefined)
    return Code.fromInline('exports.handler = async () => { throw new Error("not built") }');
  const folder = path.resolve(root, build.functions, toBundleName(entry));
  if (!existsSync(folder)) throw new Error(`${toBundleName(entry)} is not built: run npm run build first`);
  return Code.fromAsset(folder);
}
