export const confirmed = 'Confirmed';

export const loading = 'Loading';
export const aboutName = 'About [name]';
export const loadNameSDetails = 'load [name]’s details';
export const theresNothingToShowAbout = 'There’s nothing to show about [name].';

export const theOwner = 'The owner';
