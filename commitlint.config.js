import { requireTool } from './infra/tools/install.ts';

const pastOrGerund =
  /^(?:added|fixed|changed|removed|updated|renamed|moved|made|adds|fixes|changes|removes|updates|(?!bring|ping|string)\w+ing)\b/;

export default {
  extends: [requireTool('commits').resolve('@commitlint/config-conventional')],
  ignores: [(message) => /^Signed-off-by: dependabot\[bot\]/m.test(message)],
  plugins: [
    {
      rules: {
        'subject-imperative': ({ subject }) => [
          !pastOrGerund.test(subject ?? ''),
          'the title is imperative: "add", not "added", "adds" or "adding"',
        ],
        'subject-one-type': ({ subject }) => [
          !/;\s*(?:feat|fix|test|docs|refactor|perf|style|build|ci|chore)\b/.test(subject ?? ''),
          'one type per commit',
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-empty': [2, 'never'],
    'body-max-line-length': [2, 'always', 100],
    'subject-imperative': [2, 'always'],
    'subject-one-type': [2, 'always'],
  },
};
