import type { BadgeState, Word } from '#features/proofs/word-rules.ts'
import { isOfHolder, type Yours } from '../rules.ts'

type Found = { verification: { word: Word; state: BadgeState }; yours: Yours }

/** Whether a page of a badge may be turned on: it is genuine, was not revoked, and names its holder. */
export function maySharePage(found: Found): boolean {
  return found.verification.word === 'genuine' && staysShown(found)
}

/**
 * Whether a page stays on: a badge that just could not be checked is still shown, with that word, because its issuer's host
 * may answer again.
 */
export function staysShown({ verification: { word, state }, yours }: Found): boolean {
  return word !== 'notGenuine' && state !== 'revoked' && isOfHolder(yours)
}
