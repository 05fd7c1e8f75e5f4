import type { Checked } from '#features/badges/findings/rules.ts'
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

/** The facts that a page shows: of the issuer, its key and the dates, and those that a finding's sentence names. */
const SHOWN_FACTS = [
  'algorithm',
  'key',
  'created',
  'did',
  'host',
  'from',
  'until',
  'ended',
  'type',
  'member',
  'message',
]

/**
 * A check as a page shows it. Facts that tell this badge from others of its issuer are left out, because they lead to its
 * holder: the address where it is published, its place in a status list, documents that it names.
 */
export function shownCheck<C extends Pick<Checked, 'facts'>>(check: C): C {
  const facts = Object.entries(check.facts).filter(([name]) => SHOWN_FACTS.includes(name))
  return { ...check, facts: Object.fromEntries(facts) }
}
