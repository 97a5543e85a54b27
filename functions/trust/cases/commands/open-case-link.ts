import type { CaseId } from '../../../../events/vocabulary.ts';
import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import type { CaseSide } from '../domain/case-view.ts';
import { type CaseReader, getCaseSide } from '../queries/load-case-view.ts';

const wrongKeysPerHour = 60;

/** The side of a case that a reader is on. @throws 404 for strangers, 429 for one who keeps guessing */
export function openCaseLink(id: CaseId, reader: CaseReader): Promise<CaseSide> {
  const key = `case#${reader.caller?.id ?? toNetwork(reader.ip)}`;
  return limitGuesses({ key, max: wrongKeysPerHour, seconds: hourSeconds }, () => getCaseSide(id, reader));
}
