import { CallProblem } from '#base/problem.ts'
import { type Continuation, firstHead, type Head, isShorter, nextHead } from '#features/ledger/head-rules.ts'

/** Requests to the log's server. */
export type LogSource = { newest: () => Promise<Head>; goOn: (from: number) => Promise<Continuation> }

/**
 * Returns the head to keep after asking the log for a consistency proof from the kept one; without a kept one, the newest
 * signed head. `forked` only on proof: an inconsistent path, or a signed log that is shorter. Throws when the response
 * cannot be judged.
 */
export async function followLog(kept: Head | undefined, source: LogSource): Promise<Head | 'forked'> {
  if (!kept) return firstHead(await source.newest())
  try {
    return nextHead(kept, await source.goOn(kept.size))
  } catch (thrown) {
    const isRefused = thrown instanceof CallProblem && thrown.status === 400
    // The server may refuse for any reason; only the log's own signature can prove that it is shorter.
    if (isRefused && isShorter(firstHead(await source.newest()), kept)) return 'forked'
    throw thrown
  }
}
