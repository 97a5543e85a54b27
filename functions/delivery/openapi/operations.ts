/** What a summary has no room for, by operation. */
export const operationNotes: Readonly<Record<string, string>> = {
  acceptOffer: 'Only one offer of a property can be accepted. The others become backups, or are rejected.',
  callRound: 'While the round is open its amounts are sealed from the seller. All open offers are invited.',
  cardWebhook: 'Stripe signs the body. A notice that comes twice counts once.',
  walletWebhook: 'A notice counts once PayPal’s signature is checked, and once if it comes twice.',
  providerWebhook:
    'Documenso sends its secret in `X-Documenso-Secret`. A notice only makes us ask Documenso itself.',
  identityWebhook: 'The provider signs the body. A notice that comes twice counts once.',
  changeOffer:
    'What an action needs besides its name depends on the action; `can` of the offer lists what is possible. A sum far from the asking price needs `confirmLow` or `confirmHigh`, as in a first offer.',
  changeProperty:
    'Fields that are not sent stay as they are; null removes one. A listing that breaks a rule goes to staff first.',
  changeViewing:
    'Both sides use it: `can` of the viewing lists what is possible. A time counts once both agreed.',
  choosePackage: 'The price holds until `quotedUntil`. A package without a price starts at once.',
  encrypt:
    'What `data` takes depends on the purpose: the note of a share link is JSON, other purposes take any text.',
  deleteAccount: 'The deletion can be undone until `deletesAt`, 14 days later.',
  forgotPassword: 'The answer is the same whether or not there is an account.',
  inviteJointOwner:
    'A link is mailed. An offer can’t be accepted without the agreement of each joint owner or a confirmation.',
  issueToken:
    'Takes JSON or a form, as OAuth clients send it. Accounts with two-step sign-in get a challenge first.',
  latestDataExport: 'The file is mailed as a link and kept for seven days.',
  liveTicket: 'The ticket is sent with the opening of the socket and works once.',
  makeOffer:
    'The amount is in whole pounds. Below half of the asking price it needs `confirmLow`, above one and a half times `confirmHigh`.',
  payByCard:
    'Answers the page of Stripe to pay on. People enter their card there, so `paymentMethodId` is accepted and has no effect, and `client_secret` is always null.',
  payByWallet:
    'Without `orderId` it answers the page of PayPal to approve on; with it the approved order is paid.',
  publish: 'What prevents it is listed in `obstacles` of the property. Texts and pictures are checked first.',
  refundPayment: 'The provider refunds within days; `refundedPence` grows once it has.',
  register: 'A code is mailed. Most calls wait until the address is verified.',
  removeHome: 'Open offers and viewings end, and its owner can appeal.',
  searchProperties:
    'Without a place it searches everywhere. With `view=map` it answers groups in the box of the map.',
  sendMessage: 'The first message opens the thread. Bank details and other risks are answered as `warnings`.',
  startUpload: 'Send the file with `fields` to `url` as a form, then read the image until it is ready.',
};
