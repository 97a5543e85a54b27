const highSurrogate = '\\\\u[dD][89abAB][0-9a-fA-F]{2}';
const lowSurrogate = '\\\\u[dD][c-fC-F][0-9a-fA-F]{2}';
const loneEscape = new RegExp(`${highSurrogate}(?!${lowSurrogate})|(?<!${highSurrogate})${lowSurrogate}`);

/**
 * The value of a JSON text whose texts are well-formed: a lone surrogate is not text, and DynamoDB and other
 * services refuse it. Looks for one in the whole text at once, since a look at each value costs more than the
 * parser itself.
 * @throws SyntaxError for text that is not JSON, and for a lone surrogate, plain or escaped
 */
export function parseJsonText(text: string): unknown {
  // An escaped backslash is not the beginning of another escape; the space keeps its neighbours apart.
  if (!text.isWellFormed() || loneEscape.test(text.replaceAll('\\\\', ' '))) throw new SyntaxError();
  return JSON.parse(text);
}
