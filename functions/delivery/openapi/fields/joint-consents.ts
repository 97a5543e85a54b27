import { field, type FieldNotes } from './field.ts';

/** The consents that joint owners sign. */
export const jointConsentFields: FieldNotes = {
  consent: field(
    'The consent that the joint owner signed last; missing where they agreed by a click, before consents were signed.',
  ),
  'KeptConsent.signedAt': field('When they signed it, in UTC.'),
  'KeptConsent.pdfUrl': field(
    'Link to the consent with the certificate of the signature.',
    'https://files.example/consent.pdf?signature=abc',
  ),
  endedBy: field('What changed, so that the signature no longer counts.'),
  paperHash: field(
    'SHA-256 of the PDF, in hexadecimal digits; signing names the one that was read.',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ),
  'paper.about': field('The home.', '14 Park Road, Bristol, BS6 5QA'),
  'paper.stamp': field('What the paper is not.', 'A consent on Gable. Not a contract of sale.'),
  'paper.issued': field('For whom it is, and by whom invited.', 'For Amira Khan, whom Daniel Price invited.'),
  'paper.sections': field('What it says, by heading.'),
  'sections.heading': field('Heading of the section.', 'What I agree to'),
  'sections.rows': field('Its lines.'),
  'rows.label': field('What the line is about.', 'Offers'),
  'rows.text': field('What it says.', 'Daniel Price can accept offers for all owners.'),
  'paper.footnotes': field('Notes below it.', 'Gable hasn’t checked these details.'),
  signature: field('The signature of who agrees; without one they decline.'),
  'signature.mark': field('The signature: a typed name, or a drawing.'),
  'signature.intent': field('The wording that the caller agreed to.'),
  'signature.agrees': field('That the caller agrees to what signing says.'),
  'signOwnConsent.mark': field('The signature: a typed name, or a drawing.'),
  'signOwnConsent.intent': field('The wording that the caller agreed to.'),
  'signOwnConsent.agrees': field('That the caller agrees to what signing says.'),
  'signOwnConsent.signedAt': field('When it was signed, in UTC.'),
  'invitedConsent.value': field('Sealed value from the invitation’s link.', 'djEuMDFKRDNYN1o4UTBWNU4ySzRN'),
  'invitedConsent.version': field('The version of the consent.', 1),
  'invitedConsent.document': field('What the paper is called.', 'Joint owner’s consent to a sale'),
  'invitedConsent.paper': field('What the PDF says.'),
  'invitedConsent.names': field('The name that the caller signs as.', 'Amira Khan'),
  'invitedConsent.intent': field('What the caller says by signing, and the day of that wording.'),
  'invitedConsent.freshUntil': field(
    'Until when the caller’s login counts for a signature; missing once they have to log in again.',
  ),
  'ownConsent.version': field('The version of the consent.', 1),
  'ownConsent.document': field('What the paper is called.', 'Joint owner’s consent to a sale'),
  'ownConsent.paper': field('What the PDF says.'),
  'ownConsent.names': field('The name that the caller signs as.', 'Amira Khan'),
  'ownConsent.intent': field('What the caller says by signing, and the day of that wording.'),
  'ownConsent.freshUntil': field(
    'Until when the caller’s login counts for a signature; missing once they have to log in again.',
  ),
};
