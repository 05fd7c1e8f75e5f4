import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { deriveKey, type Signing, sameText, signings } from '#platform/derive-key.ts'

type Making = Pick<Config, 'secret'>
const DIGITS = 6

/** The six digits that confirm an entry's address, made again from its id: a job that mails them is given the id only. */
export function entryDigits(config: Making, entryId: string): string {
  const mac = createHmac('sha256', deriveKey(config.secret, 'entry-digits')).update(entryId).digest()
  return String(mac.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}

/** What is stored of them: keyed, since a million codes are soon tried through. */
export function hashEntryDigits(config: Making, entryId: string, digits: string): string {
  return createHmac('sha256', deriveKey(config.secret, 'entry-hashes')).update(`${entryId}:${digits}`).digest('hex')
}

type Entry = { id: string; codeHash: string }

/** The digits of an entry that was stored, made under whichever secret it was made under. */
export function digitsOfEntry(config: Signing, entry: Entry): string {
  const made = signings(config).map((each) => entryDigits(each, entry.id))
  return made.find((digits) => areDigitsOf(config, entry, digits)) ?? entryDigits(config, entry.id)
}

/** Whether digits are those of a stored entry. */
export function areDigitsOf(config: Signing, { id, codeHash }: Entry, digits: string): boolean {
  return signings(config).some((each) => sameText(codeHash, hashEntryDigits(each, id, digits)))
}
