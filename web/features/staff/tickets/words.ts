export const answer = 'Answer';
export const template = 'Template';
export const noneText = 'None';
export const stepOfTheComplaint = 'Step of the complaint';
export const note = 'Note';
export const answerOrNote = 'Answer or note';
export const theEmailStartsWithDear = 'The email starts with “Dear” and their name.';
export const sendByEmail = 'Send by email';
export const saveAsANote = 'Save as a note';
export const closeTicket = 'Close ticket';

export const ticket = 'Ticket';
export const ticketNotFound = 'Ticket not found';
export const loadThisTicket = 'load this ticket';
export const allTickets = 'All tickets';
export const notLoggedInTheresAn =
  'Not logged in. There’s an account with this email, but the sender may not be its owner.';
export const notLoggedIn = 'Not logged in.';
export const person = 'person';
export const payments = 'payments';
export const complaintStageLabels = ' Complaint: [stageLabels].';
export const loggedInLinkLink2 = 'Logged in: [link], [link2].';

export const tickets = 'Tickets';
export const status = 'Status';
export const loadTheTickets = 'load the tickets';
export const theTickets = 'the tickets';
export const dueDueAt = 'Due [dueAt]';
