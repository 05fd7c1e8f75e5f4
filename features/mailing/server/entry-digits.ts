import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

type Making = Pick<Config, 'secret'>
const DIGITS = 6

/** The six digits that confirm an entry's address, derived from its id, so that the job that mails them needs only the id. */
export function entryDigits(config: Making, entryId: string): string {
  const mac = createHmac('sha256', deriveKey(config.secret, 'entry-digits')).update(entryId).digest()
  return String(mac.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}

/** The stored hash of the digits: keyed, because a million codes are quickly tried. */
export function hashEntryDigits(config: Making, entryId: string, digits: string): string {
  return createHmac('sha256', deriveKey(config.secret, 'entry-hashes')).update(`${entryId}:${digits}`).digest('hex')
}

type Entry = { id: string; codeHash: string }

/** The digits of a stored entry, for whichever secret they were made with. */
export function digitsOfEntry(config: Signing, entry: Entry): string {
  const made = signings(config).map((each) => entryDigits(each, entry.id))
  return made.find((digits) => areDigitsOf(config, entry, digits)) ?? entryDigits(config, entry.id)
}

/** Whether digits match a stored entry. */
export function areDigitsOf(config: Signing, { id, codeHash }: Entry, digits: string): boolean {
  return signings(config).some((each) => sameText(codeHash, hashEntryDigits(each, id, digits)))
}
