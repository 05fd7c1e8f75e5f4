import { isOfHolder } from '../../rules.ts'
import type { Reading } from '../reading/read-for-holder.ts'

type Verification = Reading['verification']
/** What a check says of a badge, without what the badge says. */
type Answer = Pick<Verification, 'word' | 'state' | 'because' | 'verdict' | 'checks' | 'checkedAt'>

/**
 * What a check found, over the last reading of the same badge; undefined where that one stays, with its day: one that was
 * revoked stays so while nobody can be asked. Of a badge that its host did not publish this time, only the answer is new: its
 * file says what its holder likes.
 */
export function over(known: Reading | undefined, found: Reading): Reading | undefined {
  if (!known) return found
  const { verification } = found
  if (verification.word === 'notChecked' && known.verification.state === 'revoked') return undefined
  return isOfFileOnly(verification) ? answered(known, verification) : found
}

/**
 * Whether the file gives another badge now, as an address may: one that was issued at another time, or to somebody else. The
 * holder's own badge with a new salt is the same; what one of the two does not say is not compared.
 */
export function isAnother({ verification: known }: Reading, { verification: found, yours }: Reading): boolean {
  const isSameTime = !known.issuedAt || !found.issuedAt || Date.parse(known.issuedAt) === Date.parse(found.issuedAt)
  const [before, now] = [known.recipient, found.recipient]
  const isComparable = before.identifier !== '' && now.identifier !== ''
  const isSameRecipient = !isComparable || (before.identifier === now.identifier && before.salt === now.salt)
  return !isSameTime || !(isSameRecipient || isOfHolder(yours))
}

/** A reading with another answer. */
export function answered(known: Reading, { word, state, because, verdict, checks, checkedAt }: Answer): Reading {
  const verification = { ...known.verification, word, state, because, verdict, checks, checkedAt }
  return { ...known, verification, summary: { ...known.summary, word, state } }
}

/** Whether nobody but the file says what a badge before Open Badges 3.0 is: its host could not be asked, or has it no more. */
function isOfFileOnly({ word, standard, checks }: Verification): boolean {
  return standard !== 'ob3' && (word === 'notChecked' || checks.some(({ finding }) => finding === 'hosted.gone'))
}
