import { Refusal } from '../site.ts';
import { findContext, findProblems, parseStage, toReport } from './preflight.ts';

try {
  const args = process.argv.slice(2);
  const stage = parseStage(args);
  const findings = await findProblems(stage, process.env['AWS_ENDPOINT_URL']);
  const { text, isReady } = toReport(stage.name, findings, findContext(args, 'social'));
  process.stdout.write(`${text}\n`);
  if (!isReady) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
