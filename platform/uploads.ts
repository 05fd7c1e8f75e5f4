import { Problem } from '../base/problem.ts'
import type { Context } from './context.ts'

/** Uploads that one community, or one person without one, may have under way in this process. */
const AT_ONCE = 5
const underWay = new Map<string, number>()

/**
 * Does the work of a call that brings a file: it is held in memory from its first byte until the call ends, and nobody is to
 * fill it alone. Throws `tooManyRequests` before anything is read.
 */
export async function holdUpload<T>({ actor }: Context, work: () => Promise<T>): Promise<T> {
  const whose = 'issuerId' in actor ? actor.issuerId : 'sessionId' in actor ? actor.sessionId : ''
  // What nobody signed in for is limited by its call: many people may share one network.
  if (whose === '') return work()
  const count = underWay.get(whose) ?? 0
  if (count >= AT_ONCE) throw new Problem('tooManyRequests')
  underWay.set(whose, count + 1)
  try {
    return await work()
  } finally {
    const left = (underWay.get(whose) ?? 1) - 1
    if (left > 0) underWay.set(whose, left)
    else underWay.delete(whose)
  }
}
