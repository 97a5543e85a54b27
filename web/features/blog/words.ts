export const guidesToBuyingAndSelling = 'Guides to buying and selling a home';
export const plainGuidesToPricingPhotographs =
  'Plain guides to pricing, photographs, viewings, offers, tax and moving, for anyone buying or selling a home in England, Scotland, Wales or Northern Ireland.';
export const guides = 'Guides';
export const whatToKnowAndWhen = 'What to know, and when, for anyone buying or selling a home in the UK.';
export const loadTheGuides = 'load the guides';
export const ourFirstGuideIsOn = 'Our first guide is on its way';
export const checkBackSoon = 'Check back soon.';
export const moreGuides = 'More guides';
export const seeAllTotalGuides = 'See all [total] guides';

export const writeAFewWordsFirst = 'Write a few words first';
export const cancel = 'Cancel';
export const leftOfLongestCharactersLeft = '[left] of [longest] characters left';

export const thankYouWeReadComments = 'Thank you. We read comments like this one before others see it.';
export const yourCommentIsOnThe = 'Your comment is on the page.';

export const thisCommentWasRemoved = 'This comment was removed.';
export const aFormerMember = 'A former member';
export const you = 'You';
export const edited = 'edited';
export const heldForReviewWeRead = 'Held for review. We read it before anyone else sees it.';
export const reply = 'Reply';
export const edit = 'Edit';
export const yourComment = 'your comment';
export const remove = 'Remove';
export const report = 'Report';
export const yourCommentHasBeenChanged = 'Your comment has been changed.';
export const yourComment2 = 'Your comment';
export const save = 'Save';
export const commentByName = 'Comment by [name]';
export const toName = 'to [name]';
export const theCommentByName = 'the comment by [name]';

export const comments = 'Comments';
export const thereAreNoCommentsYet = 'There are no comments yet. Is there anything this guide didn’t answer?';
export const onlyMembersCanComment = 'Only members can comment.';
export const logInToComment = 'Log in to comment';
export const signUp = 'Sign up';
export const oneMoreStep = 'One more step';
export const youCanCommentAsSoon = 'You can comment as soon as your account is ready.';
export const continueText = 'Continue';
export const addAComment = 'Add a comment';
export const postComment = 'Post comment';

export const yourCommentHasBeenRemoved = 'Your comment has been removed.';
export const removeYourComment = 'Remove your comment?';
export const removeComment = 'Remove comment';
export const youCantGetItBack =
  'You can’t get it back. Any replies stay, with a note that your comment was removed.';

export const yourReply = 'Your reply';
export const postReply = 'Post reply';

export const gableGuides = 'Gable guides';

export const readMinutesMinRead = '[readMinutes] min read';

export const searchTheGuides = 'Search the guides';
export const search = 'Search';

export const categories = 'Categories';
export const allGuides = 'All guides';
export const popularSubjects = 'Popular subjects';

export const guideNotFound = 'Guide not found';
export const thisPostWasRemoved = 'This post was removed';
export const guide = 'Guide';

export const subjects = 'Subjects';
export const publishedAtValueReadMinutesMinRead = '[publishedAt][value][readMinutes] min read';
export const revisedUpdatedAt = 'Revised [updatedAt]';

export const readNext = 'Read next';

export const inThisGuide = 'In this guide';

export const theresNoGuideHere = 'There’s no guide here';
export const theLinkMayBeIncomplete =
  'The link may be incomplete. Search for what you wanted to read, or browse all the guides.';
export const itWasOutOfDate =
  'It was out of date, or its advice no longer applied. Others may answer your question.';
export const seeTheGuides = 'See the guides';

export const shareThisGuide = 'Share this guide';
export const share = 'Share';
export const copied = 'Copied';
export const copyLink = 'Copy link';
export const email = 'Email';
export const whatsApp = 'WhatsApp';
export const weCouldntCopyTheLink = 'We couldn’t copy the link. It’s [url]';

export const thereArentThatManyPages = 'There aren’t that many pages';
export const noGuidesHereYet = 'No guides here yet';
export const noGuidesFound = 'No guides found';
export const seeAllGuides = 'See all guides';
export const guidesAboutQ = 'Guides about “[q]”';
export const namedPlainGuidesToBuying =
  '[named]: plain guides to buying and selling a home in the UK, the latest first.';
export const weHaventWrittenAnythingThat =
  'We haven’t written anything that mentions “[q]”. Try a shorter word, such as “offer” or “tax”.';
