import { expect, test } from 'vitest';
import * as z from 'zod';
import { eventNames } from '../../events/index.ts';
import { getApplicationStacks } from '../support/assembly.ts';
import { listByType } from './templates.ts';

/** Events that no rule takes, each with the reason. */
const unheardEvents: Readonly<Record<string, string>> = {
  'account.deletion_undone.v1': 'what the wish to leave ended is not restored',
  'account.passkeys_changed.v1': 'two-step/ mails the person itself',
  'account.recovery_code_used.v1': 'two-step/ mails the person itself',
  'account.recovery_codes_replaced.v1': 'two-step/ mails the person itself',
  'account.two_step_disabled.v1': 'two-step/ mails the person itself',
  'account.two_step_enabled.v1': 'two-step/ mails the person itself',
  'api_key.created.v1': 'api-keys/ mails the person itself',
  'api_key.ended.v1': 'the key opens nothing from then on',
  'api_key.rotated.v1': 'api-keys/ mails the person itself',
  'comment.edited.v1': 'readers see the comment as it is; its author made the change',
  'configuration.changed.v1':
    'functions read settings again within a minute; the history of a setting is a record',
  'identity.check_cancelled.v1': 'nothing was looked at, so nothing follows',
  'report.closed.v1': 'the decision before it has the consequences',
  'report.taken.v1': 'who of the staff works on a report concerns the desk alone, which reads it',
};

const Rule = z.object({ EventPattern: z.object({ 'detail-type': z.array(z.string()) }) });

test('every event is taken by a rule of the templates, or has a reason to be taken by none', async () => {
  const heard = listByType(await getApplicationStacks(), 'AWS::Events::Rule').flatMap(
    ({ Properties }) => Rule.safeParse(Properties).data?.EventPattern['detail-type'] ?? [],
  );
  const unheard = eventNames.filter((name) => !heard.includes(name));
  expect(unheard.toSorted()).toEqual(Object.keys(unheardEvents).toSorted());
});
