export const youCanAddUpTo = 'You can add up to 5 files to a report.';
export const sendReport = 'Send report';
export const cancel = 'Cancel';
export const whatsWrong = 'What’s wrong?';
export const whatHappened = 'What happened';
export const picturesOrDocuments = 'Pictures or documents';
export const upTo5SuchAs =
  'Up to 5, such as screenshots. Only our staff see them. JPEG, PNG, WebP or PDF, 15 MB each.';
export const yourEmailAddress = 'Your email address';
export const weUseItOnlyTo = 'We use it only to answer you.';
export const chooseWhatsWrong = 'Choose what’s wrong';
export const removeTheFileThatCouldnt = 'Remove the file that couldn’t be sent';
export const waitUntilYourFilesHave = 'Wait until your files have arrived';
export const enterYourEmailAddressSo = 'Enter your email address, so that we can answer you';
export const blockNameAsWell = 'Block [name] as well';

export const thankYouWeHaveYour = 'Thank you. We have your report';
export const close = 'Close';
export const yourReports = 'Your reports';
export const aMemberOfOurTeam =
  'A member of our team looks at every report, usually within one working day. We’ll email you about what we did.';
