import * as z from 'zod';
import { credentials, region } from './deployment.ts';
import { parseQueues, queuesPage } from './ministack-pages.ts';
import { witnessQueue } from './outputs.ts';

const Groups = z.object({
  logGroups: z.array(z.object({ logGroupName: z.string() })),
  nextToken: z.string().optional(),
});
const Lines = z.object({ events: z.array(z.object({ message: z.string() })) });

/** Calls CloudWatch Logs, whose client the project does not have. An emulator reads the account and region alone. */
async function callCloudWatchLogs(endpoint: string, operation: string, body: object): Promise<unknown> {
  const scope = `${credentials.accessKeyId}/20260101/${region}/logs/aws4_request`;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `Logs_20140328.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Suites dispute payments and let refunds fail, which the log has as errors. */
const isError = (line: string): boolean =>
  /"level":"ERROR"|Task timed out|Runtime exited/.test(line) && !line.includes('Money needs a look');

/** The log lines of errors of all functions, each with the log group. */
export async function listErrorLines(endpoint: string): Promise<string[]> {
  const found: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = Groups.parse(await callCloudWatchLogs(endpoint, 'DescribeLogGroups', { nextToken }));
    for (const { logGroupName } of page.logGroups) {
      const { events } = Lines.parse(await callCloudWatchLogs(endpoint, 'FilterLogEvents', { logGroupName }));
      found.push(
        ...events
          .filter(({ message }) => isError(message))
          .map(({ message }) => `${logGroupName} ${message}`),
      );
    }
    ({ nextToken } = page);
  } while (nextToken !== undefined);
  return found;
}

/** The queues with messages that nothing took, each with the number and the first message. */
export async function listLeftMessages(endpoint: string): Promise<string[]> {
  const page: unknown = await (await fetch(`${endpoint}${queuesPage}`)).json();
  return [...parseQueues(page)].flatMap(([url, [first, ...more]]) =>
    first === undefined || url.endsWith(witnessQueue) ? [] : [`${url} has ${more.length + 1}: ${first}`],
  );
}
