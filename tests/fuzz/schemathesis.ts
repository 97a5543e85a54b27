import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openPythonEnvironment } from '../support/python-environment.ts';
import { neverCalled } from './callers.ts';

const version = '4.32.5';
const folder = resolve(import.meta.dirname, '../../.gable/fuzz');
/** What schemathesis needs at its end to print what it found. */
const closingSeconds = 60;

/** Runs a program for so many seconds at most and returns whether it went well. */
async function runProgram(file: string, args: readonly string[], seconds: number): Promise<boolean> {
  const child = spawn(file, args, { cwd: folder, stdio: 'inherit', timeout: seconds * 1000 });
  const [code]: unknown[] = await once(child, 'exit');
  return code === 0;
}

/** The path of the program, which has a Python environment of its own in `.gable/`. */
export function installSchemathesis(): string {
  const environment = join(folder, `schemathesis-${version}`);
  return join(openPythonEnvironment(environment, [`schemathesis==${version}`]), 'schemathesis');
}

interface FuzzRun {
  readonly document: object;
  readonly origin: string;
  /** Of the caller; a visitor has no token. */
  readonly token: string | undefined;
  readonly seconds: number;
  readonly seed: number;
}

/** Sends generated calls for so many seconds; true where every answer is declared and no answer is a 5xx. */
export async function runSchemathesis(
  program: string,
  { document, origin, token, seconds, seed }: FuzzRun,
): Promise<boolean> {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const options: Readonly<Record<string, string>> = {
    '--url': origin,
    '--checks': 'not_a_server_error,status_code_conformance',
    '--phases': 'coverage,fuzzing',
    '--max-time': String(Math.max(1, Math.round(seconds))),
    '--seed': String(seed),
    '--request-timeout': '30',
    '--generation-database': 'none',
    '--warnings': 'off',
    ...(token !== undefined && { '--header': `Authorization: Bearer ${token}` }),
  };
  const args = [
    'run',
    file,
    ...Object.entries(options).flat(),
    ...neverCalled.flatMap((id) => ['--exclude-operation-id', id]),
    '--continue-on-failure',
    '--no-shrink',
    '--no-color',
  ];
  return runProgram(program, args, seconds + closingSeconds);
}
