import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// The files of a worker share its modules. One that replaces a module needs those that import it loaded anew, and the
// files after it need them with the real one.
const { testPath } = expect.getState();
if (testPath !== undefined && /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}
