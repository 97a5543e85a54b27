import type { ImageId } from '../../../../events/vocabulary.ts';
import { type FileLink, signDocumentLink } from '../../../kernel/data/signed-links.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { buildReportRequestWrite, findReportRequest } from '../adapters/report-request-repository.ts';
import { canOpenReport, noteOpening, type ReportRequestKey } from '../domain/report-request.ts';

/**
 * A link of five minutes to the report. That its buyer opened it is kept for the seller.
 * @throws 404 for who it was not handed out to, 410 when its file is gone or its home was taken down
 */
export async function openReport({ propertyId, buyerId }: ReportRequestKey, now: Date): Promise<FileLink> {
  const property = await findProperty(propertyId);
  if (property?.ownerId === buyerId) return signReportLink(property.homeReportFile);
  await updateWithRetry(
    () => findReportRequest(propertyId, buyerId),
    (request) => {
      if (request?.status !== 'handed_out' || !property)
        throw new AppError('not_found', 'This Home Report wasn’t handed out to you.');
      if (!canOpenReport(property)) throw createGoneError();
      const opened = noteOpening(request, now);
      return opened && { writes: [buildReportRequestWrite(opened)], result: opened };
    },
  );
  return signReportLink(property?.homeReportFile);
}

const createGoneError = () => new AppError('gone', 'This Home Report isn’t here any more.');

function signReportLink(file: { readonly id: ImageId } | undefined): Promise<FileLink> {
  if (!file) throw createGoneError();
  return signDocumentLink(file.id, 'Home Report');
}
