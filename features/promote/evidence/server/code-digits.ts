import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import { CODE_LENGTH } from '../../rules.ts'

/** The digits that prove an address, derived from the id of their row: nothing is stored in clear. */
export function codeDigits({ secret }: Signing, id: string): string {
  const mac = createHmac('sha256', deriveKey(secret, 'promote-codes')).update(id).digest()
  return String(mac.readBigUInt64BE() % 10n ** BigInt(CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** Whether digits belong to a row, made with the current or the older secret. */
export function areDigitsOf(config: Signing, id: string, digits: string): boolean {
  return signings(config).some((each) => sameText(codeDigits(each, id), digits))
}
