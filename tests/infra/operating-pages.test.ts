import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { awsCommands } from '../../infra/ops/aws-commands.ts';
import { usage } from '../../infra/ops/command.ts';
import { parseCommandLine } from '../../infra/ops/options.ts';
import { siteCommands } from '../../infra/ops/site-commands.ts';
import { stageNames } from '../../infra/stages.ts';
import { alarmFamilies } from '../../infra/watch/families.ts';
import { getTemplates, listByType } from './templates.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const runbook = read('docs/runbook.md');
const pages = {
  'README.md': read('README.md'),
  'docs/deploying.md': read('docs/deploying.md'),
  'docs/runbook.md': runbook,
  'docs/game-day.md': read('docs/game-day.md'),
};

/** The sections of the runbook by their headings' anchors, as GitHub makes them. */
const sections = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((text) => [(text.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-'), text]),
);

describe('the runbook', () => {
  test.each(Object.keys(alarmFamilies))(
    'states for the alarms %s what to notice, where to look and what to do',
    (family) => {
      const section = sections.get(family) ?? '';
      for (const part of ['People notice', 'Look', 'Do', 'Over']) expect(section).toContain(`- **${part}**:`);
    },
  );

  test.each(stageNames)('names every alarm of stage %s in the section of its family', async (stage) => {
    const assembly = await getTemplates(stage);
    const Named = z.object({ AlarmName: z.string(), AlarmDescription: z.string() });
    const alarms = ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm'].flatMap((type) =>
      listByType(assembly, type).map(({ Properties }) => Named.parse(Properties)),
    );
    expect(alarms.length).toBeGreaterThan(20);
    const missing = alarms.filter(({ AlarmName, AlarmDescription }) => {
      const family = /docs\/runbook\.md#([a-z-]+)$/.exec(AlarmDescription)?.[1] ?? '';
      const own = AlarmName.replace(`gable-${stage}-${family}-`, '');
      return sections.get(family)?.includes(`\`${own}\``) !== true;
    });
    expect(missing.map(({ AlarmName }) => AlarmName)).toEqual([]);
  });
});

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** The words of a command line; quotes keep words together. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe.each(Object.entries(pages))('%s', (page, text) => {
  const lines = [...text.matchAll(/npm run ([\w:-]+)(?: -- ([^\n`|#)]*))?/g)];

  test('names commands of package.json alone', () => {
    expect(lines.map(([, script = '']) => script).filter((script) => scripts[script] === undefined)).toEqual(
      [],
    );
  });

  test('names commands of operators as they are called', () => {
    const wrong = lines.flatMap(([line, script, rest]) => {
      if (script !== 'ops' || rest === undefined) return [];
      const { values, positionals } = parseCommandLine(wordsOf(rest));
      const [name = '', ...words] = positionals;
      const work = siteCommands[name]?.(words, values) ?? awsCommands[name]?.(words, values);
      // A command without a site or a stage has no table.
      return work || usage.includes(`npm run ops -- ${name} [`) ? [] : line;
    });
    expect(wrong).toEqual([]);
  });

  test('links to files that exist', () => {
    const folder = page.startsWith('docs/') ? 'docs/' : '';
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    const missing = links.filter((path) => {
      try {
        read(`${folder}${path}`);
        return false;
      } catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'EISDIR');
      }
    });
    expect(missing).toEqual([]);
  });
});
