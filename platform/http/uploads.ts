import { Problem } from '../../base/problem.ts'
import type { Context } from '../context.ts'

/** Uploads that one community, or one person without one, may have in progress in this process. */
const AT_ONCE = 5
/**
 * Bytes of all visitors without a sign-in together, and of one network: at least sixteen networks are needed to fill
 * it.
 */
const UNKNOWN_BYTES = 96 * 1024 * 1024
const NETWORK_BYTES = UNKNOWN_BYTES / 16
/** Bodies up to this declared size are not counted: most badges, and all addresses of badges. */
const SMALL_BYTES = 65_536
const underWay = new Map<string, number>()

/**
 * Runs a call with a file, which is in memory from its first byte until the call ends, so one caller must not use all
 * of it. `bytes` is the file's length, or its maximum. Throws `tooManyRequests` before anything is read.
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
