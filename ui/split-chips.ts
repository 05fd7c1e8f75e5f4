/** The words of a typed or pasted list, split on white space, commas and semicolons, doubles (but for case) joined. */
export function splitChips(text: string): string[] {
  const found = new Map<string, string>()
  for (const word of text.split(/[\s,;]+/)) {
    if (word && !found.has(word.toLowerCase())) found.set(word.toLowerCase(), word)
  }
  return [...found.values()]
}
