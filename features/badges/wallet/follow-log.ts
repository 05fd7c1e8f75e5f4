import { CallProblem } from '#base/problem.ts'
import { type Continuation, firstHead, type Head, isShorter, nextHead } from '#features/ledger/head-rules.ts'

/** What is asked of the log's server. */
export type LogSource = { newest: () => Promise<Head>; goOn: (from: number) => Promise<Continuation> }

/**
 * The head to keep after asking how the log goes on from the one that was kept; the newest that its key has signed where there
 * is none. `forked` only on proof: a path that does not lead on, or a signed log that is shorter. Throws when the server
 * says nothing that can be judged.
 */
export async function followLog(kept: Head | undefined, source: LogSource): Promise<Head | 'forked'> {
  if (!kept) return firstHead(await source.newest())
  try {
    return nextHead(kept, await source.goOn(kept.size))
  } catch (thrown) {
    const isRefused = thrown instanceof CallProblem && thrown.status === 400
    // It may be refused for any reason; that the log never had so many leaves is for its own signature to say.
    if (isRefused && isShorter(firstHead(await source.newest()), kept)) return 'forked'
    throw thrown
  }
}
