import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refusal } from './site.ts';

/** Asks for a password without showing it. @throws Refusal without a terminal */
export async function askPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Refusal('Give the password in GABLE_PASSWORD, as there is no terminal to ask at.');
  process.stderr.write(`Password of ${email}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await asking.question('');
  } finally {
    asking.close();
    process.stderr.write('\n');
  }
}

/** Asks for the code of the authenticator app. @throws Refusal without a terminal */
export async function askCode(email: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Refusal(
      'Give the code of your authenticator app by --code, as there is no terminal to ask at.',
    );
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await prompt.question(`Code of the authenticator app for ${email}: `);
  } finally {
    prompt.close();
  }
}
