export const show = 'Show';

export const messages = 'Messages';
export const chooseAConversation = 'Choose a conversation';
export const everythingYouAgreeStaysHere =
  'Everything you agree stays here, along with your viewings and offers.';

export const block = 'Block';
export const cancel = 'Cancel';
export const blockName = 'Block [name]?';
export const neitherOfYouCanMessage =
  'Neither of you can message the other, book a viewing or make an offer. Any open viewings and offers between you are closed without giving a reason, and [name] isn’t told why.';
export const youCanUnblockNameLater = 'You can unblock [name] later. Anything that was closed stays closed.';

export const conversations = 'Conversations';
export const loadYourMessages = 'load your messages';
export const showEarlierMessages = 'Show earlier messages';
export const findAHome = 'Find a home';
export const loadingYourConversations = 'Loading your conversations';

export const yourHome = 'Your home';
export const aHomeThatsNoLonger = 'A home that isn’t on the market';
export const muted = 'Muted';
export const unread = 'unread';

export const allMessages = 'All messages';
export const checkedAsABuyer = 'Checked as a buyer';
export const buyer = ', buyer';
export const seller = ', seller';
export const theSale = 'The sale';
export const unmute = 'Unmute';
export const mute = 'Mute';
export const moreAboutThisConversation = 'More about this conversation';
export const archive = 'Archive';
export const report = 'Report';
export const aboutPersonName = 'About [personName]';
export const blockPersonName = 'Block [personName]';

export const unblockPersonName = 'Unblock [personName]';

export const youCanAddUpTo = 'You can add up to 5 files to a message.';
export const writeAMessage = 'Write a message';
export const save = 'Save';
export const send = 'Send';
export const addFiles = 'Add files';
export const editingYourMessage = 'Editing your message';
export const messageToPersonName = 'Message to [personName]';
export const answeringMinePart = 'Answering [minePart]';

export const conversation = 'Conversation';
export const loadThisConversation = 'load this conversation';
export const weCantFindThatConversation = 'We can’t find that conversation';
export const loadingTheConversation = 'Loading the conversation';

export const countOfTheSale = '[count] of the sale';

export const nameCantBeShownRight = '[name] can’t be shown right now.';

export const newest = 'Newest';
export const tryAgainToShowEarlier = 'Try again to show earlier messages';
export const earlierMessages = 'Earlier messages';
export const messagesWithPersonName = 'Messages with [personName]';

export const you = 'You';
export const sent = 'Sent';
export const delivered = 'Delivered';
export const read = 'Read';
export const edited = 'edited';
export const reply = 'Reply';
export const copy = 'Copy';
export const edit = 'Edit';
export const removeForBoth = 'Remove for both';
export const hideForMe = 'Hide for me';
export const yourMessage = 'your message';
export const theMessage = 'the message';
export const actionsForMinePartOfCreatedAt = 'Actions for [minePart] of [createdAt]';

export const sending = 'Sending';
export const tryAgain = 'Try again';
export const discard = 'Discard';

export const answer = 'Answer';
export const toAnEarlierMessage = 'To an earlier message';

export const beforeYouWrite = 'Before you write';
export const keepTheConversationOnGable =
  'Keep the conversation on Gable, so there’s a record of what was said.';
export const neverPayADepositOr =
  'Never pay a deposit or a fee to see or keep a home. Money goes through solicitors, on exchange.';
export const noOneNeedsYourBank =
  'No one needs your bank details before solicitors do. Money goes through them, on exchange.';
export const howToRecogniseAScam = 'How to recognise a scam';
export const dontSendBankDetailsAnd =
  'Don’t send bank details, and be careful with links to other sites. [link]';
