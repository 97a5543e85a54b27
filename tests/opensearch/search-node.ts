import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, loopback } from '../../infra/local/runtime/ports.ts';

const folder = resolve(import.meta.dirname, '../../.gable/opensearch');
const source = join(import.meta.dirname, 'node');
const startSeconds = 60;

/** What a machine lacks to build and run a node, or undefined. */
export function findLack(): string | undefined {
  for (const [program, flag] of [
    ['java', '-version'],
    ['mvn', '--version'],
  ] as const)
    try {
      execFileSync(program, [flag], { stdio: 'ignore' });
    } catch {
      return `${program} is not installed`;
    }
  return undefined;
}

export interface SearchNode {
  readonly url: string;
  readonly pid: number;
  /** Ends the node and removes its data. */
  readonly close: () => void;
}

/**
 * Starts OpenSearch itself, of the version in `node/pom.xml`, from Maven's registry: no Docker, no installation.
 * @throws Error when it does not start in time
 */
export async function startSearchNode({ heap = '512m' } = {}): Promise<SearchNode> {
  const build = buildNode();
  const home = join(folder, 'home');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  const log = join(folder, 'node.log');
  const output = openSync(log, 'w');
  const classes = `${join(build, 'target/classes')}:${join(build, 'lib/*')}`;
  const args = [`-Xms${heap}`, `-Xmx${heap}`, '-cp', classes, 'gable.SearchNode', String(port), home];
  const child = spawn('java', args, { stdio: ['ignore', output, output] });
  const { pid } = child;
  if (pid === undefined) throw new Error('Java does not start');
  const close = () => {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', close);
  const url = `http://${loopback}:${port}`;
  for (
    const end = Date.now() + startSeconds * 1000;
    Date.now() < end && child.exitCode === null;
    await wait(200)
  ) {
    const health = await fetch(`${url}/_cluster/health`).catch(() => undefined);
    if (health?.ok) return { url, pid, close };
  }
  close();
  throw new Error(`OpenSearch did not start: ${log} says why`);
}

/** Compiles the node and fetches its libraries, once per version of its sources. Returns the folder. */
function buildNode(): string {
  const files = ['pom.xml', 'src/main/java/gable/SearchNode.java', 'src/main/resources/log4j2.properties'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(source, file)));
  const build = join(folder, `node-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(join(build, 'complete'))) return build;
  rmSync(build, { recursive: true, force: true });
  cpSync(source, build, { recursive: true });
  const goals = ['package', 'dependency:copy-dependencies', `-DoutputDirectory=${join(build, 'lib')}`];
  execFileSync('mvn', ['--quiet', '--batch-mode', ...goals], { cwd: build, stdio: 'inherit' });
  mkdirSync(join(build, 'complete'));
  return build;
}
