import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, loopback } from '@gable/local-cloud';

const builds = resolve(import.meta.dirname, '../../../node_modules/.cache/gable-opensearch');
const source = join(import.meta.dirname, 'node');
const startSeconds = 120;
const oldestJava = 17;

/** Why OpenSearch cannot run on this machine, with the command that changes it; `undefined` where it can. */
export function findObstacle(): string | undefined {
  const missing = findMissingProgram();
  return (
    missing &&
    `OpenSearch needs Java ${oldestJava} or later and Maven, and ${missing}: sudo apt-get install openjdk-${oldestJava}-jdk-headless maven`
  );
}

function findMissingProgram(): string | undefined {
  const { stdout, status } = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  if (status !== 0) return 'a Java development kit (javac) is not installed';
  const version = /javac (\d+)/.exec(stdout)?.[1];
  if (version !== undefined && Number(version) < oldestJava) return `Java here is of version ${version}`;
  return spawnSync('mvn', ['--version'], { stdio: 'ignore' }).status === 0
    ? undefined
    : 'Maven (mvn) is not installed';
}

export interface SearchNode {
  readonly url: string;
  readonly pid: number;
  /** Ends the node and removes its data. */
  readonly close: () => void;
}

export interface SearchNodeOptions {
  /** The folder of its data and its log, which is emptied first. */
  readonly folder: string;
  /** Memory of Java's heap, such as `512m`. */
  readonly heap?: string;
  /** A free port by default. */
  readonly port?: number;
}

/**
 * Starts OpenSearch itself, of the version in `node/pom.xml`, from Maven's registry: no Docker, no installation. Its data
 * are of one run, as whoever needs them fills them from elsewhere.
 * @throws Error when it cannot be fetched, or does not start in time
 */
export async function startSearchNode({
  folder,
  heap = '512m',
  port,
}: SearchNodeOptions): Promise<SearchNode> {
  const build = buildNode();
  const home = join(folder, 'home');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const log = join(folder, 'node.log');
  const output = openSync(log, 'w');
  const classes = `${join(build, 'target/classes')}:${join(build, 'lib/*')}`;
  const listened = port ?? (await findFreePort());
  const args = [`-Xms${heap}`, `-Xmx${heap}`, '-cp', classes, 'gable.SearchNode', String(listened), home];
  // The node ends when this pipe closes, however this process ends.
  const child = spawn('java', args, { stdio: ['pipe', output, output] });
  const { pid } = child;
  if (pid === undefined) throw new Error('Java does not start');
  const close = () => {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', close);
  const url = `http://${loopback}:${listened}`;
  for (
    const end = Date.now() + startSeconds * 1000;
    Date.now() < end && child.exitCode === null;
    await wait(200)
  ) {
    const health = await fetch(`${url}/_cluster/health`).catch(() => undefined);
    if (health?.ok) return { url, pid, close };
  }
  close();
  throw new Error(`OpenSearch did not start: ${log} has the reason`);
}

/** Compiles the node and fetches its libraries, once per version of its sources. Returns the folder. */
function buildNode(): string {
  const files = ['pom.xml', 'src/main/java/gable/SearchNode.java', 'src/main/resources/log4j2.properties'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(source, file)));
  const build = join(builds, hash.digest('hex').slice(0, 12));
  if (existsSync(join(build, 'complete'))) return build;
  rmSync(build, { recursive: true, force: true });
  cpSync(source, build, { recursive: true });
  const goals = ['package', 'dependency:copy-dependencies', `-DoutputDirectory=${join(build, 'lib')}`];
  try {
    execFileSync('mvn', ['--quiet', '--batch-mode', ...goals], { cwd: build, stdio: 'inherit' });
  } catch (cause) {
    throw new Error(
      'OpenSearch could not be fetched from Maven’s registry (repo.maven.apache.org): see the lines above, and try again with a connection',
      { cause },
    );
  }
  mkdirSync(join(build, 'complete'));
  return build;
}
