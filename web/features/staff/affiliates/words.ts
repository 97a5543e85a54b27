export const affiliates = 'Affiliates';
export const applications = 'Applications';
export const loadTheApplications = 'load the applications';
export const applicationsFromTheAffiliatesPage = 'Applications from the affiliates page appear here.';
export const noApplicationsHere = 'No applications here';

export const approve = 'Approve';
export const decline = 'Decline';
export const email = 'Email';
export const company = 'Company';
export const audience = 'Audience';
export const page = 'Page';
export const approveName = 'Approve [name]';
export const declineName = 'Decline [name]';
export const appliedCreatedAt = 'Applied [createdAt]';
export const declinedWords = 'Declined: [words]';
export const opensInANewTab = '(opens in a new tab)';

export const theAffiliateIsApprovedAnd = 'The affiliate is approved and gets an email with the code.';
export const theCodeTakesThePlace =
  'The code takes the place of the one that they have; people who use the old one still count.';
export const code = 'Code';
export const n6To12LettersAnd = '6 to 12 letters and digits, without I, O, 0 and 1';
export const pointsForEachReferral = 'Points for each referral';
export const inPlaceOfTheUsual = 'In place of the usual points';
export const theApplicationIsDeclined = 'The application is declined.';
export const reasons = 'Reasons';
export const theApplicantReadsTheseIn = 'The applicant reads these in the email.';
export const approveName2 = 'Approve [name]?';
export const declineName2 = 'Decline [name]?';
