/** The words of the page to sign up; the site and its document are both made of it. */
export const registerText = {
  title: 'Sign up',
  intro: 'One free account to buy and to sell. It takes a minute.',
  email: { label: 'Email', hint: 'We’ll send a code there to check it.' },
  password: { label: 'Password', hint: 'At least 8 characters' },
  terms: 'I accept the terms of use',
  known: 'Have an account already?',
  logIn: 'Log in',
} as const;
