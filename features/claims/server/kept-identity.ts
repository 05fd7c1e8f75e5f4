import { hashText } from '#platform/derive-key.ts'
import type { ImportRow } from '../column-rules.ts'
import { identityOf } from '../send-rules.ts'

/** What is longer is kept as its hash: an index takes no more than 2,700 bytes, and a check holds those of a million rows. */
const WHOLE_MAX = 300

/** `identityOf` a row as it is held and stored. */
export function keptIdentity(row: ImportRow, isTicket: boolean): string {
  const identity = identityOf(row, isTicket)
  return identity.length > WHOLE_MAX ? hashText(identity) : identity
}
