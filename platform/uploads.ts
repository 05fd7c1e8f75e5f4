import { Problem } from '../base/problem.ts'
import type { Context } from './context.ts'

/** Uploads that one community, or one person without one, may have under way in this process. */
const AT_ONCE = 5
/** Bytes of all people together who are not signed in, and of one network among them: sixteen fill it, and no fewer. */
const UNKNOWN_BYTES = 96 * 1024 * 1024
const NETWORK_BYTES = UNKNOWN_BYTES / 16
/** A body that says it has no more bytes fills nothing: most badges, and all addresses of one. */
const SMALL_BYTES = 65_536
const underWay = new Map<string, number>()

/**
 * Does the work of a call that brings a file: it is held in memory from its first byte until the call ends, and nobody is to
 * fill it alone. `bytes` is its length, or the most that it may have. Throws `tooManyRequests` before anything is read.
 */
export async function holdUpload<T>({ actor, network }: Context, bytes: number, work: () => Promise<T>): Promise<T> {
  const whose = 'issuerId' in actor ? actor.issuerId : 'sessionId' in actor ? actor.sessionId : ''
  if (whose !== '') return hold(whose, { size: 1, most: AT_ONCE }, work)
  if (bytes <= SMALL_BYTES) return work()
  return hold('', { size: bytes, most: UNKNOWN_BYTES }, () =>
    hold(`network ${network}`, { size: bytes, most: NETWORK_BYTES }, work),
  )
}

type Share = { size: number; most: number }

async function hold<T>(whose: string, { size, most }: Share, work: () => Promise<T>): Promise<T> {
  const held = underWay.get(whose) ?? 0
  if (held + size > most) throw new Problem('tooManyRequests')
  underWay.set(whose, held + size)
  try {
    return await work()
  } finally {
    const left = (underWay.get(whose) ?? size) - size
    if (left > 0) underWay.set(whose, left)
    else underWay.delete(whose)
  }
}
