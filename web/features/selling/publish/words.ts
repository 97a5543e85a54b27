export const continueText = 'Continue';
export const itCouldntBeSubmitted = 'It couldn’t be submitted';
export const theresStillSomethingToDo =
  'There’s still something to do in another step. Follow the list above.';

export const beforeItGoesOnSale = 'Before it goes on sale';
export const nextChooseAPackageStarter =
  'Next, choose a package. Starter is free and puts the home on sale straight away.';
export const leftToDoBeforeYou = 'Left to do before you can publish';
export const readyToPublish = 'Ready to publish';
export const everythingThatAListingNeeds = 'Everything that a listing needs is here.';
export const wouldHelpButCanWait = 'Would help, but can wait';
export const iOwnThisHomeOr = 'I own this home or am authorised to sell it';
export const whatISayAboutIt =
  'What I say about it is true and complete as far as I know, and I’ll keep it up to date.';

export const weCouldntCopyTheLink = 'We couldn’t copy the link. Please select and copy it yourself.';
export const informPeople = 'Tell people';
export const linkToYourListing = 'Link to your listing';
export const copied = 'Copied';
export const copyLink = 'Copy link';
export const more = 'More';
export const printAPoster = 'Print a poster';

export const facebook = 'Facebook';
export const email = 'Email';
export const wereSellingTitle = 'We’re selling [title]';
