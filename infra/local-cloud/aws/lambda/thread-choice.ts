import type { FunctionModel } from '../../template/functions.ts';
import type { CloudModel } from '../../template/model.ts';

/** The name of the thread that a function shares with others; undefined where it has one of its own. */
export type ThreadChoice = (fn: FunctionModel, model: CloudModel) => string | undefined;

/** A function of more megabytes has them for what it remembers or computes, which others would wait for. */
const mostMegabytes = 1536;

/**
 * Large functions share a thread; of the others, those that react to events, queues, streams and schedules share one,
 * so that nobody waits for reactions, and the rest one. A further thread would load the SDK and the domain again: 80 MB
 * and a second of the processor.
 */
export const chooseThread: ThreadChoice = ({ id, memoryMegabytes }, { rules, sources, schedules }) => {
  if (memoryMegabytes > mostMegabytes) return 'large';
  const targets = rules.flatMap((rule) => rule.targets.map(({ destination }) => destination));
  const isReaction =
    targets.some((target) => target.kind === 'function' && target.functionId === id) ||
    [...sources, ...schedules].some(({ functionId }) => functionId === id);
  return isReaction ? 'reactions' : 'calls';
};
