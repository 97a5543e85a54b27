export const doYouThinkThisIs = 'Do you think this is wrong?';
export const whyYoureAppealing = 'Why you’re appealing';
export const informUsWhatWeGot = 'Tell us what we got wrong, with facts we can check.';
export const sayWhyInASentence = 'Say why, in a sentence or two';
export const sendAppeal = 'Send appeal';
export const youCanAppealFreeOf =
  'You can appeal free of charge until [until]. Someone else on our team will look at it.';

export const aReport = 'A report';
export const loadThisCase = 'load this case';
export const loadingTheCase = 'Loading the case';
export const yourReport = 'Your report';
export const sent = 'Sent';
export const opened = 'Opened';
export const whatsWrong = 'What’s wrong';
export const aMemberOfGable = 'A member of Gable';
export const weChangedThisDecisionAfter = 'We changed this decision after an appeal';
export const whatWeDidAboutYour = 'What we did about your report has been undone.';
export const someoneElseOnOurTeam = 'Someone else on our team looked at the case again.';
export const allYourReports = 'All your reports';
export const whatHappensNow = 'What happens now';
export const aMemberOfOurTeam =
  'A member of our team looks at every report, usually within one working day. We’ll email you about what we did. We don’t tell the person you reported who you are.';
export const aMemberOfOurTeamWill =
  'A member of our team will decide, and email you the reasons and how to appeal.';
export const whatWeDidAndWhy = 'What we did, and why';
export const whatWeDid = 'What we did';
export const theRule = 'The rule';
export const aMemberOfOurTeamNo = 'A member of our team. No automated means were used.';
export const decidedBy = 'Decided by';
export const decidedOn = 'Decided on';
export const yourAppeal = 'Your appeal';
export const weChangedOurDecision = 'We changed our decision';
export const ourDecisionHasntChanged = 'Our decision hasn’t changed';
export const youCantSeeThisCase = 'You can’t see this case';
export const logIn = 'Log in';
export const openTheLinkInOur =
  'Open the link in our email again, or log in with the account it was sent to.';
export const openTheLinkInOurEmail = 'Open the link in our email again, or log in.';
export const aboutYourNoun = 'About your [noun]';
export const theNoun = 'The [noun]';
export const weHidYourSubjectTextsOn =
  'We hid your [subjectTexts] on [hiddenAt] while we look into a report about it.';
export const weReceivedItOnAt =
  'We received it on [at]. Someone else on our team will look at it and email you, usually within one working day.';

export const yourReports = 'Your reports';
export const whatYouInformedUsAbout =
  'What you told us about, and what we did. The people you reported can’t see this page, and we don’t tell them who you are.';
export const loadYourReports = 'load your reports';
export const howWeHandleReports = 'How we handle reports';
export const youCanReportAHome =
  'You can report a home, a comment or a person you talk to. Look for “Report” on the page of the home, next to the comment or in the menu of the chat.';
export const youHaventReportedAnything = 'You haven’t reported anything';
export const loadingYourReports = 'Loading your reports';
export const blockingAPersonIsSeparate = 'Blocking a person is separate from reporting them. [link]';
export const categoryTextsSentCreatedAt = '[categoryTexts] · sent [createdAt]';
export const youCanAppealUntilAppealUntil = 'You can appeal until [appealUntil].';
