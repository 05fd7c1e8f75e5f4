import { Problem } from '../base/problem.ts'
import type { Context } from './context.ts'

/** Uploads that one community, or one person without one, may have under way in this process. */
const AT_ONCE = 5
/** Those of all people together who are not signed in, and of one network among them. */
const AT_ONCE_UNKNOWN = 12
const AT_ONCE_NETWORK = 4
/** A body that says it has no more bytes fills nothing: most badges, and all addresses of one. */
const SMALL_BYTES = 65_536
const underWay = new Map<string, number>()

/**
 * Does the work of a call that brings a file: it is held in memory from its first byte until the call ends, and nobody is to
 * fill it alone. `bytes` is its length as far as it is known. Throws `tooManyRequests` before anything is read.
 */
export async function holdUpload<T>(
  { actor, network }: Context,
  bytes: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const whose = 'issuerId' in actor ? actor.issuerId : 'sessionId' in actor ? actor.sessionId : ''
  if (whose !== '') return holdOne(whose, AT_ONCE, work)
  if (bytes !== undefined && bytes <= SMALL_BYTES) return work()
  return holdOne('', AT_ONCE_UNKNOWN, () => holdOne(`network ${network}`, AT_ONCE_NETWORK, work))
}

async function holdOne<T>(whose: string, atOnce: number, work: () => Promise<T>): Promise<T> {
  const count = underWay.get(whose) ?? 0
  if (count >= atOnce) throw new Problem('tooManyRequests')
  underWay.set(whose, count + 1)
  try {
    return await work()
  } finally {
    const left = (underWay.get(whose) ?? 1) - 1
    if (left > 0) underWay.set(whose, left)
    else underWay.delete(whose)
  }
}
