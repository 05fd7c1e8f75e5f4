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
  const { addresses, doubles } = splitRecipients(text)
  return { addresses, doubles }
}

/** `splitAddresses`, with the names that were before addresses in brackets, by address: the first of each one counts. */
export function splitRecipients(text: string): { addresses: string[]; doubles: number; names: Map<string, string> } {
  const names = new Map<string, string>()
  const plain = text
    .replace(/[^\r\n\t]+/g, (line) => withoutHidden(line))
    .replace(IN_SQUARE_BRACKETS, '<$1>')
    .split('>')
    .map((piece, at, pieces) => (at === pieces.length - 1 ? piece : partName(piece, names)))
    .join('')
  const found = plain
    .toLowerCase()
    .split(/[\s,;]+/)
    .map(withoutScheme)
    .filter(Boolean)
  const addresses = [...new Set(found)]
  return { addresses, doubles: found.length - addresses.length, names }
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

/** A text up to a bracket without the name before the address, which is added to the names: the first one counts. */
function partName(piece: string, names: Map<string, string>): string {
  const [, before = '', address] = IN_BRACKETS.exec(piece) ?? []
  const start = nameStart(before)
  if (address === undefined || start === undefined) return `${piece}>`
  const name = nameOf(before.slice(start))
  const key = withoutScheme(address.toLowerCase())
  if (name !== '' && !names.has(key)) names.set(key, name)
  return `${before.slice(0, start)} ${address} `
}

const QUOTES = /^["'‘’“”«»\s]+|["'‘’“”«»\s]+$/g

/** The name in the text before an address, without quotation marks, the first name first; '' for an address. */
function nameOf(before: string): string {
  const name = before
    .replace(/^[\s,;]+/, '')
    .replace(QUOTES, '')
    .replace(/\\(["\\])/g, '$1')
  if (name.includes('@')) return ''
  const [last = '', first = '', ...others] = name.split(',').map((part) => part.trim())
  return first !== '' && others.length === 0 ? `${first} ${last}` : name
}

/** An address with the name before it, as `splitAddresses` reads it. */
export function namedAddress(address: string, name = ''): string {
  return name === '' ? address : `"${name.replace(/["\\]/g, '')}" <${address}>`
}

/**
 * Whether a space or a comma ends the address in a field. Not in a name before an address, which has both: in quotation
 * marks, before an open bracket, or without any address yet.
 */
export function endsAddress(text: string): boolean {
  const unquoted = text.replace(/"[^"]*"/g, '')
  return unquoted.includes('@') && !unquoted.includes('"') && !/<[^>]*$/.test(unquoted)
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
