import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { answerReportRequest } from './commands/answer-report.ts';
import { askForHomeReport } from './commands/ask-for-report.ts';
import { saveInterestNote } from './commands/note-interest.ts';
import { openReport } from './commands/open-report.ts';
import { withdrawInterestNote } from './commands/withdraw-interest.ts';
import { scottishHomeRoutes } from './contract.ts';
import {
  loadHomeInterest,
  loadMyInterest,
  loadOwnInterest,
  toInterestNoteView,
  toReportRequestView,
} from './queries/load-interest.ts';

/** Homes that a person asks or notes interest about in a day; a buyer who looks in earnest needs fewer. */
const maxPerDay = 30;

export const handler = api(scottishHomeRoutes, {
  ownInterest: ({ params: { propertyId } }, { id }) => loadOwnInterest(propertyId, id),
  homeInterest: ({ params: { propertyId } }, { id }) => loadHomeInterest(propertyId, id),
  myInterest: async (_input, { id }) => ({ homes: await loadMyInterest(id, now()) }),

  askForReport: async ({ params: { propertyId } }, { id: buyerId }) => {
    await enforceLimit({ key: `home-reports#${buyerId}`, max: maxPerDay, seconds: daySeconds });
    return toReportRequestView(await askForHomeReport({ propertyId, buyerId }, now()));
  },
  openReport: ({ params: { propertyId } }, { id: buyerId }) => openReport({ propertyId, buyerId }, now()),
  answerReport: async ({ params, body }, { id }) =>
    toReportRequestView(await answerReportRequest(params, body, id, now())),

  noteInterest: async ({ params: { propertyId }, body: { solicitor } }, { id: buyerId }) => {
    await enforceLimit({ key: `interest-notes#${buyerId}`, max: maxPerDay, seconds: daySeconds });
    return toInterestNoteView(await saveInterestNote({ propertyId, buyerId, solicitor }, now()));
  },
  withdrawInterest: async ({ params: { propertyId } }, { id: buyerId }) =>
    toInterestNoteView(await withdrawInterestNote({ propertyId, buyerId }, now())),
});
