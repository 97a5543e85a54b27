import type { IdentityReviewReason } from '../../../../events/vocabulary.ts';

/** Texts of the provider's failure codes, each with advice. */
const texts: Readonly<Record<string, string>> = {
  abandoned: 'You left before the check was finished.',
  consent_declined: 'You didn’t agree to the check, so we haven’t looked at anything.',
  country_not_supported: 'We can’t check documents from this country yet. Use one from another country.',
  device_not_supported: 'Your device has no camera that we can use. Try with a phone.',
  document_expired: 'Your document has expired. Use one that’s still valid.',
  document_type_not_supported:
    'We can’t check this kind of document. Use a passport, a driving licence or an identity card.',
  document_unverified_other:
    'We couldn’t read your document. Put it on a dark surface in good light, with all four corners in the picture.',
  selfie_document_missing_photo: 'Your document has no photo of you. Use one that has.',
  selfie_face_mismatch: 'The selfie doesn’t look like the photo on your document.',
  selfie_manipulated: 'The selfie couldn’t be accepted.',
  selfie_unverified_other:
    'We couldn’t see your face clearly. Take off glasses or a hat, and face the light.',
  under_supported_age: 'You must be 18 or over to have your identity checked.',
};

export function toFailureText(code: string): string {
  return texts[code] ?? 'The check didn’t work. Please try again.';
}

/** Texts for the person on why a check waits for staff. */
export const reviewTexts: Readonly<Record<IdentityReviewReason, string>> = {
  too_many_tries: 'Three tries didn’t work, so one of us is looking at what went wrong.',
  selfie_mismatch: 'The selfie and the photo on your document differ, so one of us is looking at it.',
  manipulation: 'The selfie couldn’t be accepted, so one of us is looking at it.',
  name_mismatch: 'The name on your document isn’t the one in your details, so one of us is looking at it.',
  under_age: 'Your document says you’re under 18, so one of us is looking at it.',
};

const documentNames: Readonly<Record<string, string>> = {
  passport: 'Passport',
  driving_license: 'Driving licence',
  id_card: 'Identity card',
};
export function toDocumentName(type: string): string {
  return documentNames[type] ?? 'Document';
}
