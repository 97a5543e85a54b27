import * as z from 'zod';
import type { Progress } from '../progress.ts';
import type { Site } from '../site.ts';
import { cast, type CastMember } from './cast.ts';
import { takeStep } from './step.ts';

interface HeldComment {
  readonly by: CastMember;
  /** The guide's slug. */
  readonly guide: string;
  readonly daysAgo: number;
  readonly body: string;
}

/** Comments that the rules hold for staff: one to let through, and one to remove. */
export const heldComments: readonly HeldComment[] = [
  {
    by: 'nora',
    guide: 'how-to-price-your-home',
    daysAgo: 0.6,
    body: 'For Kent the county’s own page with every planning decision helped us more than any valuation: www.kent.gov.uk.',
  },
  {
    by: 'dean',
    guide: 'how-to-read-an-offer',
    daysAgo: 0.15,
    body: 'Don’t bother with all this. I buy any house in seven days, call me on 07700 900 482.',
  },
];

interface World {
  readonly site: Site;
  readonly progress: Progress;
  readonly tokenOf: (email: string) => Promise<string>;
}

const Guide = z.object({ id: z.string() });
const Created = z.object({ id: z.string() });

/** Writes the comments, each once; the guides are there. */
export async function writeHeldComments({ site, progress, tokenOf }: World): Promise<void> {
  for (const { by, guide, daysAgo, body } of heldComments)
    await takeStep(progress, `comment of ${by}`, async () => {
      const { id: blogId } = await site(`/api/blogs/show/${guide}`, Guide);
      const token = await tokenOf(cast[by].email);
      await site('/api/blogs/comment', Created, { token, body: { blogId, body }, daysAgo });
    });
}
