import { withoutHidden } from './hidden-characters.ts'

/** "Léa Dubois <lea@example.org": an address in brackets, after the words before it. */
const IN_BRACKETS = /^(.*)<\s*([^<>@\s]+@[^<>@\s]+?)\s*$/s
/** The same as some mail programs write it: "Léa Dubois [mailto:lea@example.org]". */
const IN_SQUARE_BRACKETS = /\[mailto:([^\]\s]+)\]/gi
/** A name that is an address itself, with or without quotation marks, up to the bracket. */
const ADDRESS_AS_NAME = /(^|[;,\n\t>])\s*(?:[^\s,;<>"@]+@[^\s,;<>"@]+|(['‘’“”«»])[^\n\t<>@]+@[^\n\t<>@]+['‘’“”«»])\s*$/

/**
 * Typed or pasted addresses: split on white space, commas and semicolons, in lower case, each once, with the number of
 * duplicates left out. Invalid ones keep their place. Names before an address in brackets are dropped, also "Lovelace,
 * Ada" as mail programs copy it without quotes; so are invisible characters and `mailto:`.
 */
export function splitAddresses(text: string): { addresses: string[]; doubles: number } {
  const plain = text
    .replace(/[^\r\n\t]+/g, (line) => withoutHidden(line))
    .replace(IN_SQUARE_BRACKETS, '<$1>')
    .split('>')
    .map((piece, at, pieces) => (at === pieces.length - 1 ? piece : withoutName(piece)))
    .join('')
  const found = plain
    .toLowerCase()
    .split(/[\s,;]+/)
    .map(withoutScheme)
    .filter(Boolean)
  const addresses = [...new Set(found)]
  return { addresses, doubles: found.length - addresses.length }
}

/** A longer text is not the address of one person. */
const RECIPIENT_MAX = 1000

/**
 * The address of one recipient, as a cell or a field has it: read as `splitAddresses` does, so that a list and a paste
 * agree. A text that is not one address is only trimmed and put in lower case, to be shown with its fault.
 */
export function readRecipient(text: string): string {
  if (text.length > RECIPIENT_MAX) return text.trim().toLowerCase()
  const [only = '', ...others] = splitAddresses(text).addresses
  return others.length === 0 ? only : withoutHidden(text).toLowerCase()
}

/** An address without the `mailto:` of a copied link, and what such a link has behind it. */
function withoutScheme(address: string): string {
  return address.startsWith('mailto:') ? address.slice('mailto:'.length).replace(/\?.*$/, '') : address
}

function withoutName(piece: string): string {
  const [, before = '', address] = IN_BRACKETS.exec(piece) ?? []
  const start = nameStart(before)
  return address === undefined || start === undefined ? `${piece}>` : `${before.slice(0, start)} ${address} `
}

/** Where the name at the end of a text begins, with all its commas; undefined where an address runs into it. */
function nameStart(text: string): number | undefined {
  const named = text.replace(ADDRESS_AS_NAME, (whole, before: string) => before.padEnd(whole.length))
  const unquoted = named.replace(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length))
  const last = /[;\n\t@<>"][^;\n\t@<>"]*$/.exec(unquoted)?.index
  if (last === undefined) return 0
  if (/[;\n\t]/.test(unquoted.charAt(last))) return last + 1
  const comma = unquoted.indexOf(',', last)
  return comma < 0 ? undefined : comma + 1
}
