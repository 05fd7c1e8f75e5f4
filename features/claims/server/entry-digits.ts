import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { deriveKey } from '#platform/derive-key.ts'

type Signing = Pick<Config, 'secret'>
const DIGITS = 6

/** The six digits that confirm an entry's address, made again from its id: a job that mails them is given the id only. */
export function entryDigits(config: Signing, entryId: string): string {
  const mac = createHmac('sha256', deriveKey(config.secret, 'entry-digits')).update(entryId).digest()
  return String(mac.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}

/** What is stored of them: keyed, since a million codes are soon tried through. */
export function hashEntryDigits(config: Signing, entryId: string, digits: string): string {
  return createHmac('sha256', deriveKey(config.secret, 'entry-hashes')).update(`${entryId}:${digits}`).digest('hex')
}
