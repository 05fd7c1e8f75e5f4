const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Georgian', 'Devanagari', 'Bengali', 'Thai'],
  ...['Ethiopic', 'Cherokee', 'Coptic', 'Lisu', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

/** Scripts that are written together (Unicode Technical Standard 39, section 5.2, "highly restrictive"). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/**
 * Whether a label of a host name has letters of scripts that nobody writes together, as where a Cyrillic letter stands for a
 * Latin one: browsers show such a name in its ASCII form.
 */
export function mixesScripts(host: string): boolean {
  return host.split('.').some((label) => {
    const found = SCRIPTS.filter(({ pattern }) => pattern.test(label)).map(({ name }) => name)
    return found.length > 1 && !TOGETHER.some((names) => found.every((name) => names.includes(name)))
  })
}
