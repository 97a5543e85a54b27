export const heading = 'Heading';
export const smallerHeading = 'Smaller heading';
export const bold = 'Bold';
export const italic = 'Italic';
export const list = 'List';
export const numberedList = 'Numbered list';
export const quote = 'Quote';
export const link = 'Link';
export const picture = 'Picture';
export const undo = 'Undo';
export const redo = 'Redo';
export const format = 'Format';
export const addAPicture = 'Add a picture';
export const removeLink = 'Remove link';
export const setLink = 'Set link';
export const address = 'Address';
export const aPageOfThisSite = 'A page of this site, like /blog/moving-day, or a full address.';
export const beginWithHttpsMailtoOr = 'Begin with https://, mailto: or /.';

export const blogCategories = 'Blog categories';
export const blogPosts = 'Blog posts';
export const categories = 'Categories';
export const readersSeeThemInThis = 'Readers see them in this order, those without a post left out.';
export const newCategory = 'New category';
export const loadTheCategories = 'load the categories';
export const theCategories = 'the categories';
export const everyPostNeedsOne = 'Every post needs one.';
export const noCategoriesYet = 'No categories yet';
export const change = 'Change';
export const deleteText = 'Delete';
export const deleteCategory = 'Delete category';
export const categoryDeleted = 'Category deleted';
export const aCategoryCanBeDeleted = 'A category can be deleted once no post is in it, drafts included.';
export const moveNameUp = 'Move [name] up';
export const moveNameDown = 'Move [name] down';
export const changeName = 'Change [name]';
export const deleteName = 'Delete [name]';
export const deleteName2 = 'Delete [name]?';

export const save = 'Save';
export const addCategory = 'Add category';
export const categorySaved = 'Category saved';
export const categoryAdded = 'Category added';
export const name = 'Name';
export const itsAddressStaysAsIt = 'Its address stays as it is.';
export const description = 'Description';
export const oneSentenceUnderItsHeading = 'One sentence under its heading.';

export const heldComments = 'Held comments';
export const commentsWithLinksContactDetails =
  'Comments with links, contact details or rough language wait here before readers see them.';
export const loadTheComments = 'load the comments';
export const commentsThatNeedCheckingAppear = 'Comments that need checking appear here.';
export const noCommentsToCheck = 'No comments to check';
export const loadingTheComments = 'Loading the comments';
export const readersSeeTheCommentNow = 'Readers see the comment now.';
export const theCommentIsRemoved = 'The comment is removed.';
export const aFormerMember = 'A former member';
export const edited = ', edited';
export const approve = 'Approve';
export const remove = 'Remove';
export const removeThisComment = 'Remove this comment?';
export const removeComment = 'Remove comment';
export const reason = 'Reason';
export const itsAuthorReadsThisBy = 'Its author reads this by email and on the site.';
export const sayInAFewWords = 'Say in a few words why it is removed.';
export const approveTheCommentOfName = 'Approve the comment of [name]';
export const removeTheCommentOfName = 'Remove the comment of [name]';
export const nameOnLinkCreatedAtEditedPart = '[name] on [link], [createdAt][editedPart]';

export const optional = '(optional)';
export const forPeopleWhoCantSee = 'For people who can’t see it.';
export const changeCover = 'Change cover';
export const chooseACover = 'Choose a cover';
export const removeCover = 'Remove cover';
export const cover = 'Cover';
export const coverValue = 'Cover [value]';

export const writeAPost = 'Write a post';
export const editPost = 'Edit post';
export const loadThePost = 'load the post';
export const loadingThePost = 'Loading the post';
export const itMayHaveBeenDeleted = 'It may have been deleted.';
export const thisPostIsntThere = 'This post isn’t there';
export const allPosts = 'All posts';

export const chooseAPicture = 'Choose a picture.';
export const describeThePictureInA = 'Describe the picture in a few words.';
export const sending = 'Sending';
export const textUsePicture = 'Use picture';
export const jpegPngOrWebPAt = 'JPEG, PNG or WebP, at least 800 pixels wide.';

export const writeATitleOfFive = 'Write a title of five letters or more.';
export const chooseACategory = 'Choose a category.';
export const title = 'Title';
export const text = 'Text';
export const excerpt = 'Excerpt';
export const oneOrTwoSentencesFor =
  'One or two sentences for cards. If you leave it empty, we use the beginning of the text.';
export const publication = 'Publication';
export const notSavedYet = 'Not saved yet';
export const publishAt = 'Publish at';
export const inYourOwnTimeZone = 'In your own time zone. Empty publishes at once.';
export const saveChanges = 'Save changes';
export const publishNow = 'Publish now';
export const schedule = 'Schedule';
export const backToDraft = 'Back to draft';
export const saveDraft = 'Save draft';
export const previewWhatIsSaved = 'Preview what is saved';
export const deletePost = 'Delete post';
export const deleteThisPost = 'Delete this post?';
export const youCantGetItBack = 'You can’t get it back. Its address will say that the post is gone.';
export const category = 'Category';
export const chooseACategory2 = 'Choose a category';
export const tags = 'Tags';
export const upToEightWithCommas = 'Up to eight, with commas between them.';
export const madeOfTheTitleWhen =
  'Made of the title when it is empty. An earlier address keeps leading here.';
export const titleForSearchEngines = 'Title for search engines';
export const descriptionForSearchEngines = 'Description for search engines';

export const status = 'Status';
export const loadThePosts = 'load the posts';
export const thePosts = 'the posts';
export const noPostsHere = 'No posts here';
export const writeTheFirstOne = 'Write the first one.';
export const chooseAnotherStatusToSee = 'Choose another status to see more.';
export const saved = 'Saved ';

export const preview = 'Preview';
export const backToTheEditor = 'Back to the editor';
export const readMinutesMinRead = '[readMinutes] min read';

export const theDraftIsSaved = 'The draft is saved.';
export const thePostIsPublic = 'The post is public.';
export const thePostIsScheduled = 'The post is scheduled.';
export const thePostIsDeleted = 'The post is deleted.';
