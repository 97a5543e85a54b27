export const opensInANewTab = '(opens in a new tab)';
