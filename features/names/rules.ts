import { hasHidden, withoutHidden } from '#base/hidden-characters.ts'

/** Characters of a person's name. */
export const NAME_MAX = 100

/** Who said how a person is called in a community: the person to it, their wallet, or the community; '' without a name. */
export const NAME_SOURCES = ['', 'given', 'wallet', 'list'] as const
export type NameSource = (typeof NAME_SOURCES)[number]

/** A name in one form (NFC) with single spaces. */
function tidyName(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/**
 * A person's name as it is kept, or undefined for what is none: longer than 100 characters, without a letter, with
 * invisible characters, or an address of e-mail or the web.
 */
export function readName(text: string): string | undefined {
  const name = tidyName(text)
  const isWritten = /\p{L}/u.test(name) && [...name].length <= NAME_MAX && !hasHidden(name)
  return isWritten && !name.includes('@') && !/:\/\/|\bwww\./i.test(name) ? name : undefined
}

/** The name in a list's cell, in which nobody can look for a character that is not visible; '' for what is no name. */
export function listedName(text: string): string {
  return readName(withoutHidden(text)) ?? ''
}

/** A first and a last name as one; either can be ''. */
export function joinedName(first: string, last: string): string {
  return tidyName(`${first} ${last}`)
}

/** The end of a DID, by which people without a name are told apart. */
export function endOfDid(did: string): string {
  return did.slice(-4)
}
