export const complaints = 'Complaints';
export const howToComplainAboutGable = 'How to complain about Gable, who decides, and how long it takes.';

export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const topic = 'Topic';
export const message = 'Message';
export const consent = 'Consent';
export const website = 'Website';
export const youveSentThreeMessagesIn =
  'You’ve sent three messages in the last hour. Use the link in our email to add to a message, or try again later.';
export const messageToGable = 'Message to Gable';
export const wellReplyToThisAddress = 'We’ll reply to this address.';
export const chooseOne = 'Choose one';
export const whatHappenedAndWhatYoud =
  'What happened, and what you’d like us to do. Never send passwords or bank details.';
export const gableMayKeepMyMessage = 'Gable may keep my message in order to answer it';
export const privacyPolicy = 'privacy policy';
export const sendMessage = 'Send message';
export const ourLinkSaysHowWe = 'Our [link] says how we look after it (opens in a new tab).';

export const contactUs = 'Contact us';
export const writeToThePeopleBehind =
  'Write to the people behind Gable. A person reads every message and answers by email.';
export const weHaveYourComplaint = 'We have your complaint';
export const weHaveYourMessage = 'We have your message';
export const goToTheHelpPages = 'Go to the help pages';
export const wellAcknowledgeItBy = 'We’ll acknowledge it by ';
export const wellReplyBy = 'We’ll reply by ';
export const loadingTheForm = 'Loading the form';
export const isComplaintPartLastDayWeveEmailedEmail =
  '[isComplaintPart][lastDay]. We’ve emailed [email] a link for adding to your message.';
export const yourTicketNumberIsTicket = 'Your ticket number is [ticket].';

export const yourConversationWithGable = 'Your conversation with Gable';
export const loadThisConversation = 'load this conversation';
export const loadingTheConversation = 'Loading the conversation';
export const openTheWholeLinkFrom =
  'Open the whole link from our email again. A conversation is deleted with the account it belongs to.';
export const thisLinkDoesntOpenA = 'This link doesn’t open a conversation';
export const writeToUs = 'Write to us';
export const you = 'You';
export const gable = 'Gable';
export const thisConversationHasEnded = 'This conversation has ended';
export const contactUsAgainAndQuote = 'Contact us again and quote the ticket number.';
export const wellAcknowledgeYourComplaintBy = 'We’ll acknowledge your complaint by';
export const wellReplyBy2 = 'We’ll reply by';
export const reply = 'Reply';
export const yourReply = 'Your reply';
export const send = 'Send';
export const labelTicketTicket = '[label]. Ticket [ticket]';

export const help = 'Help';
export const answersAboutSellingBuyingPaying =
  'Answers about selling, buying, paying, staying safe and your account on Gable.';
export const searchTheAnswers = 'Search the answers';
export const refundViewingPassword = 'Refund, viewing, password …';
export const helpTopics = 'Help topics';
export const tryOtherWordsOrAsk = 'Try other words, or ask us below.';
export const noAnswersMatch = 'No answers match';
export const answers = 'Answers';
export const moreToRead = 'More to read';
export const stillStuck = 'Still stuck?';
export const aPersonOnOurTeam = 'A person on our team answers you by email within one working day.';
export const orWriteToLink = 'Or write to [link].';

export const emailLink = 'Email: [link]';
export const phoneLink = 'Phone: [link]';

export const linkToThisAnswer = 'Link to this answer';

export const chooseWhatItsAbout = 'Choose what it’s about';
