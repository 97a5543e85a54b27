import { type Client, errors } from '@opensearch-project/opensearch';
import * as z from 'zod';
import { callCluster } from './call-cluster.ts';

/** A fill of a new index that was begun and not finished. */
const Fill = z.object({
  index: z.string(),
  /** The position of the feed up to which it is filled. */
  position: z.int(),
  /** Milliseconds since 1970 until which one run has it; 0 when no run has. */
  leasedUntil: z.int(),
});
type Fill = z.output<typeof Fill>;

/** A fill that this run has, by the version of its document. */
export interface LeasedFill extends Fill {
  readonly revision: Revision;
}

const Revision = z.object({ _seq_no: z.int(), _primary_term: z.int() });
type Revision = z.output<typeof Revision>;

/** Another run has taken the fill over. */
export class FillLostError extends Error {}

/** A single document, in the cluster that it is about: a cluster that is made again has no fill under way. */
const place = { index: 'homes-fill', id: 'fill' } as const;
/** Longer than a run goes without saving its progress, attempts and pauses included. */
const leaseMs = 120_000;
const conflict = 409;

const Found = Revision.extend({ _source: Fill });

/** The fill that is under way or waits to be continued. @throws EngineAwayError */
export async function findFill(client: Client): Promise<LeasedFill | undefined> {
  return callCluster(async () => {
    const { body, statusCode } = await client.get(place, { ignore: [404] });
    if (statusCode === 404) return undefined;
    const { _source, ...revision } = Found.parse(body);
    return { ..._source, revision };
  });
}

/**
 * Takes the fill that waits, or begins one of `newIndex`. Returns `undefined` while another run has it.
 * @param ms the time, in milliseconds since 1970
 * @throws EngineAwayError
 */
export async function leaseFill(
  client: Client,
  newIndex: string,
  ms: number,
): Promise<LeasedFill | undefined> {
  const found = await findFill(client);
  if (found && found.leasedUntil > ms) return undefined;
  const { index, position } = found ?? { index: newIndex, position: 0 };
  return save(client, { index, position, leasedUntil: ms + leaseMs }, found?.revision);
}

/** Saves how far a fill is, and keeps it. @throws FillLostError, EngineAwayError */
export async function saveFill(
  client: Client,
  { revision, ...fill }: LeasedFill,
  position: number,
  ms: number,
): Promise<LeasedFill> {
  const saved = await save(client, { ...fill, position, leasedUntil: ms + leaseMs }, revision);
  if (!saved) throw new FillLostError(`Another run fills ${fill.index}`);
  return saved;
}

/** Leaves a fill to the next run. @throws EngineAwayError */
export async function releaseFill(client: Client, { revision, ...fill }: LeasedFill): Promise<void> {
  await save(client, { ...fill, leasedUntil: 0 }, revision);
}

/** Forgets a fill that is finished. @throws EngineAwayError */
export async function endFill(client: Client, { revision }: LeasedFill): Promise<void> {
  const ignored = { ignore: [404, conflict] };
  await callCluster(() => client.delete({ ...place, ...toCondition(revision) }, ignored));
}

const toCondition = ({ _seq_no, _primary_term }: Revision) => ({
  if_seq_no: _seq_no,
  if_primary_term: _primary_term,
});

/** Returns `undefined` when another run was faster. */
function save(client: Client, fill: Fill, revision: Revision | undefined): Promise<LeasedFill | undefined> {
  const condition = revision ? toCondition(revision) : { op_type: 'create' as const };
  return callCluster(async () => {
    try {
      const { body } = await client.index({ ...place, ...condition, body: fill, refresh: false });
      return { ...fill, revision: Revision.parse(body) };
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === conflict) return undefined;
      throw error;
    }
  });
}
