import { join } from 'node:path';
import {
  buildRightmoveMessage,
  buildRightmoveRemoval,
} from '../../functions/finding/portals/domain/rightmove-message.ts';
import {
  buildZooplaMessage,
  buildZooplaRemoval,
} from '../../functions/finding/portals/domain/zoopla-message.ts';
import { branch, changes, send, toHome } from '../portals/message-changes.ts';
import { ids } from '../properties/property-examples.ts';
import { compileSchema, listErrors, readSchema } from './json-schemas.ts';
import type { Judge } from './judge.ts';
import { fetchCommit } from './programs.ts';

/** The portals’ schemas, as clients of theirs have them. */
const rightmove = [
  'https://github.com/ijxy/rightmove-rtdf',
  'd2e25d9dccdc495181c0b4b6b00ad681f7797fd3',
] as const;
const zoopla = [
  'https://github.com/mehmetbltt23/zoopla',
  'e06e4af10254e1018256aaf3308bd8388db97201',
] as const;

const removals = ['sold', 'withdrawn', 'removed'] as const;

/** The schemas of Rightmove’s and Zoopla’s feeds on all that we say of homes. */
export const portals: Judge = {
  needsSite: false,
  async findFaults() {
    const [rtdf, listings] = [fetchCommit(...rightmove), fetchCommit(...zoopla)];
    const say = (portal: string, schema: string, messages: readonly (readonly [string, unknown])[]) => {
      const validate = compileSchema(readSchema(schema));
      return messages.flatMap(([what, message]) =>
        listErrors(validate, send(message)).map((error) => `${portal}, ${what}: ${error}`),
      );
    };
    return [
      ...say(
        'Rightmove',
        join(rtdf, 'json-schema/property/SendPropertyDetailsRequestSchema.json'),
        changes.map(([what, change]) => [what, buildRightmoveMessage(toHome(change), branch)]),
      ),
      ...say(
        'Rightmove',
        join(rtdf, 'json-schema/property/RemovePropertyRequestSchema.json'),
        removals.map((why) => [why, buildRightmoveRemoval(ids.property, why, branch)]),
      ),
      ...say(
        'Zoopla',
        join(listings, 'schemas/send-property.json'),
        changes.map(([what, change]) => [
          what,
          buildZooplaMessage(toHome(change), { branch: 'gable-local' }),
        ]),
      ),
      ...say(
        'Zoopla',
        join(listings, 'schemas/remove-property.json'),
        removals.map((why) => [why, buildZooplaRemoval(ids.property, why)]),
      ),
    ];
  },
};
