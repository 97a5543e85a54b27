import { isBot } from '../../properties/bots.ts';
import { visitorOf } from '../../properties/visitor-store.ts';
import type { Visit } from '../../shared/api.ts';
import type { Caller } from '../../shared/caller.ts';
import { log } from '../../shared/log.ts';
import { countPostView } from '../adapters/view-repository.ts';
import type { Post } from '../domain/post.ts';

/** Counts a reader once a day; staff and programs are not counted. That it fails is logged and stops no reader. */
export async function countView(
  post: Post,
  caller: Caller | undefined,
  visit: Visit,
  now: Date,
): Promise<void> {
  if (caller?.staff || isBot(visit.userAgent)) return;
  try {
    await countPostView(post, await visitorOf(visit, now), now);
  } catch (error) {
    log.error('A view of a post was not counted', { postId: post.id, error });
  }
}
