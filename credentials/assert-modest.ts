import { NotReadable } from './not-readable.ts'

const DEPTH_MAX = 32
const MEMBERS_MAX = 5000

/**
 * Throws `NotReadable` for a document from outside that is deeper or has more members than any badge, key document or
 * status list: making JSON-LD canonical costs far more than reading it.
 */
export function assertModest(document: object): void {
  let members = 0
  let level: unknown[] = [document]
  for (let depth = 0; level.length > 0; depth += 1) {
    members += level.length
    if (depth > DEPTH_MAX || members > MEMBERS_MAX) throw new NotReadable('credentialTooLarge')
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
}
