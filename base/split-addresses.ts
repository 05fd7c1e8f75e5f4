/** "Léa Dubois <lea@example.org": an address in brackets, after the words before it. */
const IN_BRACKETS = /^(.*)<([^<>@\s]+@[^<>@\s]+)$/s

/**
 * Typed or pasted addresses: split on white space, commas and semicolons, in lower case, each once, with the number of
 * duplicates left out. Invalid ones keep their place; names before an address in brackets are dropped, also "Lovelace,
 * Ada" as mail programs copy it without quotes.
 */
export function splitAddresses(text: string): { addresses: string[]; doubles: number } {
  const plain = text
    .split('>')
    .map((piece, at, pieces) => (at === pieces.length - 1 ? piece : withoutName(piece)))
    .join('')
  const found = plain
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const addresses = [...new Set(found)]
  return { addresses, doubles: found.length - addresses.length }
}

function withoutName(piece: string): string {
  const [, before = '', address] = IN_BRACKETS.exec(piece) ?? []
  const start = nameStart(before)
  return address === undefined || start === undefined ? `${piece}>` : `${before.slice(0, start)} ${address} `
}

/** Where the name at the end of a text begins, with all its commas; undefined where an address runs into it. */
function nameStart(text: string): number | undefined {
  const unquoted = text.replace(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length))
  const last = /[;\n\t@<>"][^;\n\t@<>"]*$/.exec(unquoted)?.index
  if (last === undefined) return 0
  if (/[;\n\t]/.test(unquoted.charAt(last))) return last + 1
  const comma = unquoted.indexOf(',', last)
  return comma < 0 ? undefined : comma + 1
}
