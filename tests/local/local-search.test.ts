import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { startLocalSearch } from '../../infra/local/opensearch/local-search.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a search cluster on a machine without Java is refused with what is missing', async () => {
  vi.stubEnv('PATH', '');
  await expect(startLocalSearch(tmpdir(), () => undefined)).rejects.toThrow(
    'OpenSearch needs Java 17 or later and Maven, and a Java development kit (javac) is not installed: sudo apt-get install openjdk-17-jdk-headless maven. Without --search the site searches in memory.',
  );
});
