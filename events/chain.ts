import * as z from 'zod';
import { defineEvent } from './define.ts';
import { ChainId, PropertyId, UserId } from './vocabulary.ts';

/** People of the other sales of a chain, each with the sale by which they belong to it. */
const shape = z.object({
  chainId: ChainId,
  readers: z.array(z.object({ userId: UserId, propertyId: PropertyId, otherId: UserId })),
});
const example: z.output<typeof shape> = {
  chainId: 'chn_01K9ZX3Q6T4C8V0R2M5N7P9B1C',
  readers: [
    {
      userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
      propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
      otherId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
    },
  ],
};

/** A person tied their sale and their purchase together. */
export const ChainTied = defineEvent('chain.tied.v1', shape, example);
/** A sale of the chain, or what was said of one outside Gable, came further. */
export const ChainMoved = defineEvent('chain.moved.v1', shape, example);
/** A sale fell through, or a person took their tie back. */
export const ChainBroken = defineEvent(
  'chain.broken.v1',
  shape.extend({ why: z.enum(['fell_through', 'withdrawn']) }),
  { ...example, why: 'fell_through' },
);
