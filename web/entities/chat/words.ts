export const theSeller = 'the seller';
export const openTheConversation = 'open the conversation';
export const yourMessage = 'Your message';
export const writeAMessage = 'Write a message';
export const staySafe = 'Stay safe';
export const keepTheConversationOnGable =
  'Keep the conversation on Gable, so there’s a record of what was said.';
export const neverPayADepositOr =
  'Never pay a deposit or a fee to see or keep a home. Money goes through solicitors, on exchange.';
export const dontSendBankDetailsAnd = 'Don’t send bank details, and be careful with links to other sites.';
export const sendMessage = 'Send message';
export const messageName = 'Message [name]';
export const aboutTitle = 'About [title]';

export const messageTheSeller = 'Message the seller';
