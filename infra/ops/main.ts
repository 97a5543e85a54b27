import { runOpsCommand } from './command.ts';
import { Refusal } from './site.ts';

try {
  process.stdout.write(`${await runOpsCommand(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  if (!(error instanceof Refusal || isFromAws(error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Whether AWS refused a call, or there are no credentials to call it with: its own message states what to do. */
function isFromAws(error: unknown): error is Error {
  return error instanceof Error && ('$metadata' in error || error.name === 'CredentialsProviderError');
}
