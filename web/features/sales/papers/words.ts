export const fullLegalNames = 'Full legal names';
export const phoneForYourSolicitor = 'Phone for your solicitor';
export const addressForLetters = 'Address for letters';
export const yourChain = 'Your chain';
export const titleNumber = 'Title number';
export const deposit = 'Deposit';
export const fixturesAndContents = 'Fixtures and contents';
export const specialConditions = 'Special conditions';
export const targetForExchange = 'Target for exchange';
export const targetForCompletion = 'Target for completion';
export const yourDetailsHaveBeenSaved = 'Your details have been saved.';
export const asOnYourPassportOne = 'As on your passport, one name per line';
export const onTheTitleRegisterLike = 'On the title register, like WYK123456';
export const targetForMissives = 'Target for missives';
export const targetDateOfEntry = 'Target date of entry';
export const ifItIsntWhereYou = 'If it isn’t where you live now';
export const yourOnwardPurchase = 'Your onward purchase';
export const whetherYoureBuyingAnotherHome = 'Whether you’re buying another home, and how far along it is';
export const whatNeedsToBeSold = 'What needs to be sold before you can buy';
export const whatStaysAndWhatGoes = 'What stays and what goes';
export const anythingElseYouveAgreedBesides = 'Anything else you’ve agreed besides the price';
export const saveYourDetails = 'Save your details';
export const notNow = 'Not now';

export const noteOfAgreedTerms = 'Note of agreed terms';
export const memorandumOfSale = 'Memorandum of sale';
export const preparingThePdf = 'Preparing the PDF';
export const detailsChangedSince = 'Details changed since';
export const issueItAgainSoThat = 'Issue it again, so that both solicitors work from the latest details.';
export const issueANewVersion = 'Issue a new version';
export const issueItNow = 'Issue it now';
export const confirmTheSaleAndIssue = 'Confirm the sale and issue it';
export const earlierVersions = 'Earlier versions';
export const versionVersionIsIssued = 'Version [version] is issued.';
export const versionVersionIssuedOnIssuedAt = 'Version [version], issued on [issuedAt]. [why]';
export const versionVersion = 'Version [version]';
export const readOrPrint = 'Read or print';

export const saleReadyPack = 'Sale-ready pack';
export const youHaventAnsweredAnythingYet =
  'You haven’t answered anything yet. Your buyer and both solicitors see the pack from your first answer.';
export const answerTheQuestions = 'Answer the questions';
export const readThePack = 'Read the pack';

export const forTheMemorandum = 'For the memorandum';
export const yourFullNameAsIt =
  'Your full name as it goes into the contract, and what else your solicitor will ask first.';
export const addYourDetails = 'Add your details';
export const changeYourDetails = 'Change your details';
export const seller = 'Seller';
export const buyer = 'Buyer';
export const sellersOnwardPurchase = 'Seller’s onward purchase';
export const buyersChain = 'Buyer’s chain';

export const giveTheNameAsIt = 'Give the name as it goes into the contract';

export const contact = 'Contact';
export const address = 'Address';
export const regulatorsNumber = 'Regulator’s number';
export const reference = 'Reference';
export const email = 'Email';
export const phone = 'Phone';

export const firm = 'Firm';
export const whoHandlesIt = 'Who handles it';
export const theirReference = 'Their reference';
export const yourSolicitorsDetailsHaveBeen = 'Your solicitor’s details have been changed.';
export const youveNamedYourSolicitor = 'You’ve named your solicitor.';
export const whoIsYourSolicitor = 'Who is your solicitor?';
export const aSolicitorOrLicensedConveyancer =
  'A solicitor or licensed conveyancer who acts only for you. Ask two or three for a fixed quote that lists every extra, and whether they’re on your lender’s panel, if you have one.';
export const checkTheFirmWithIts =
  'Check the firm with its regulator: the SRA, the CLC, or the law society of your nation.';
export const sraClcOrLawSociety = 'SRA, CLC or law society';
export const theirFileReference = 'Their file reference';
export const theOtherSideSeesThese =
  'The other side sees these details, and they go in the memorandum. Never put bank details here.';
export const saveTheChanges = 'Save the changes';
export const nameMySolicitor = 'Name my solicitor';

export const yourSolicitorCanSeeThis =
  'Your solicitor can see this sale and mark steps as done for you. They only need a link, not an account.';
export const sendANewLink = 'Send a new link';
export const emailThemALink = 'Email them a link';
export const aNewLinkReplacesThe = 'A new link replaces the old one.';
export const weveSentALinkTo = 'We’ve sent a link to [sentTo].';
export const sentToGotALinkTo = '[sentTo] got a link to this sale on [sentAt]. It ends on [expiresAt].';

export const solicitors = 'Solicitors';
export const yours = 'Yours';
export const changeTheDetails = 'Change the details';
export const theOtherS = 'The [other]’s';
export const theOtherHasntNamedTheirs = 'The [other] hasn’t named theirs yet.';
