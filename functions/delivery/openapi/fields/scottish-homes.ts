import { field, type FieldNotes } from './field.ts';

const firm = field('Firm that acts for the buyer, in Scotland.', 'Lawson & Reid LLP');

/** Home Reports on request and notes of interest, in Scotland. */
export const scottishHomeFields: FieldNotes = {
  report: field('The caller’s request for the Home Report, if they made one.'),
  earlier: field('Hand-outs of reports that the seller took down afterwards, the first one first.'),
  isTakenDown: field('Whether a report that was handed out has no file any more.', true),
  canOpen: field(
    'Whether a report that was handed out can be opened now; not while its home is withdrawn or under review.',
    true,
  ),
  'askForReport.agreesToPdf': field(
    'That the caller agrees to get the report as a PDF, which the law asks for.',
    true,
  ),
  reports: field('The trail of the Home Report: who asked for it, the newest first.'),
  'OwnInterest.note': field('The caller’s note of interest, if they made one.'),
  'homes.note': field('The caller’s note of interest, if they made one.'),
  'OwnInterest.notes': field('Number of notes of interest, if the seller shows buyers such numbers.', 3),
  'HomeInterest.notes': field('The notes of interest that weren’t withdrawn, the newest first.'),
  'ReportRequestView.status': field('How far the request has come.'),
  'ReportRequestView.reason': field('Why the seller refused.'),
  askedAt: field('When the buyer asked, in UTC.'),
  answerBy: field('Until when the seller has to answer, in UTC.'),
  overdueAt: field('When the nine days of the law had passed without the file, in UTC.'),
  answeredAt: field('When it was handed out or refused, in UTC.'),
  handedOutBy: field(
    'Whether the seller’s choice for everyone, their answer, or the end of their time handed it out.',
  ),
  openedAt: field('When the buyer first opened it, in UTC.'),
  'InterestNoteView.status': field('Whether the note stands.'),
  notedAt: field('When interest was noted, in UTC.'),
  withdrawnAt: field('When the note was withdrawn, in UTC.'),
  'NewOffer.solicitor': firm,
  'OfferTerms.solicitor': firm,
  'InterestNoteView.solicitor': firm,
  'notes.solicitor': firm,
  'changeOffer.solicitor': firm,
  'noteInterest.solicitor': firm,
  'answerReport.answer': field('What the seller answers.'),
  'answerReport.reason': field('The ground on which the law lets the seller refuse.'),
  'openReport.url': field('Link that works for five minutes.', 'https://files.example/img_1?signature=abc'),
  entryDate: field('Day on which the buyer would take possession, in Scotland.'),
};
