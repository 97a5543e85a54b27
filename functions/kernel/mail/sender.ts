/** The address of a sender: `hello@gable.example` of `Gable <hello@gable.example>`. */
export function parseEmailAddress(sender: string): string {
  return /<(.+)>$/.exec(sender)?.[1] ?? sender;
}
