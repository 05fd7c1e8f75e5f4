import { hashText } from '#platform/access/derive-key.ts'
import type { ImportRow } from '../column-rules.ts'
import { identityOf, type Kind } from '../send-rules.ts'

/** Longer ones are stored as hashes: an index entry is limited to 2,700 bytes, and a check holds a million rows in memory. */
const WHOLE_MAX = 300

/** `identityOf` a row in its stored form. */
export function keptIdentity(row: ImportRow, template: Kind): string {
  const identity = identityOf(row, template)
  return identity.length > WHOLE_MAX ? hashText(identity) : identity
}
