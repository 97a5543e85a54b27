import type * as z from 'zod';
import type { Nation } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { toUnavailableOnError } from '../../../kernel/register-client.ts';
import { type DatedAnswer, loadDatedAnswer } from '../../home-records/adapters/register-answer-repository.ts';
import type { AreaPosition } from '../domain/area-position.ts';
import { type AreaSource, type AreaSourceKey, isCovered, toAreaSource } from '../domain/sources.ts';

/** Where facts are asked for. */
export interface FactPlace {
  readonly nation: Nation;
  readonly position: AreaPosition;
  /** Called before a source is asked, as no answer is kept. */
  readonly onAsk?: (() => Promise<void>) | undefined;
}

/** The environment variables with the addresses of the sources. */
const addresses: Readonly<Record<AreaSourceKey, string>> = {
  sold: 'LAND_REGISTRY_URL',
  schools: 'PLANNING_DATA_URL',
  stations: 'NAPTAN_URL',
  broadband: 'BROADBAND_URL',
  flood: 'FLOOD_RISK_URL',
  crime: 'POLICE_DATA_URL',
};

interface FactQuestion<A, T> {
  readonly source: AreaSourceKey;
  readonly ask: () => Promise<DatedAnswer<A>>;
  /** The value of the fact; `undefined` where the source has nothing for the place. */
  readonly toContent: (answer: A, source: AreaSource) => T | undefined;
}

export type Fact<T> =
  | ({ status: 'found'; source: AreaSource } & T)
  | { status: 'none'; source: AreaSource }
  | { status: 'not_covered' | 'unavailable' };

/** A fact about a place, or why there is no fact. */
export async function loadFact<A, T>(
  { nation }: FactPlace,
  { source: key, ask, toContent }: FactQuestion<A, T>,
): Promise<Fact<T>> {
  if (!isCovered(key, nation)) return { status: 'not_covered' };
  return toUnavailableOnError(async (): Promise<Fact<T>> => {
    const { answer, askedAt } = await ask();
    const source = toAreaSource(key, env(addresses[key]), askedAt);
    const content = toContent(answer, source);
    return content ? { status: 'found', source, ...content } : { status: 'none', source };
  });
}

/** A question whose answer is kept by the place that it is about. */
interface StoredFactQuestion<A, T> extends Omit<FactQuestion<A, T>, 'ask'> {
  readonly key: string;
  readonly schema: z.ZodType<A>;
  readonly ask: () => Promise<A>;
}

export function loadStoredFact<A, T>(
  place: FactPlace,
  { key, schema, ask, ...fact }: StoredFactQuestion<A, T>,
  now: Date,
): Promise<Fact<T>> {
  const askFirst = async () => {
    await place.onAsk?.();
    return ask();
  };
  // The sales of an outcode are kept by themselves, for more readers than these.
  const register = fact.source === 'sold' ? ('sold_years' as const) : fact.source;
  const question = { register, place: key, schema, ask: askFirst };
  return loadFact(place, { ...fact, ask: () => loadDatedAnswer(question, now) });
}
