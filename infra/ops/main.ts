import { command } from './command.ts';
import { Refusal } from './site.ts';

try {
  process.stdout.write(`${await command(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
