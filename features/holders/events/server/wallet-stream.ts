import { WALLET_CHANGES } from '../contract.ts'
import type { Change } from './notify-wallets.ts'

/** More changes than this at one moment are reported by their kinds only. */
const CHANGES_MAX = 100

/** What one message of a stream reports. */
export type Reported = { changes: Change[]; spreadMs: number }

/** One open stream: what it follows, and what it has not reported yet. */
export type WalletStream = {
  readonly holderId: string
  readonly sessionId: string
  /** The key whose signature may be requested. */
  readonly signer: string | undefined
  /** The communities whose news it follows. */
  issuerIds: Set<string>
  /** The operations that wait for its signature, as last read. */
  waiting: string
  hasEnded: boolean
  pending: Map<string, Change>
  spreadMs: number
  wake: () => void
}

/** Adds a change to what a stream reports next, and wakes its reader. */
export function addChange(stream: WalletStream, change: Change, spreadMs: number): void {
  const { pending } = stream
  pending.set(`${change.kind}:${change.subjectId}`, change)
  if (pending.size > CHANGES_MAX) {
    const kinds = new Set([...pending.values()].map(({ kind }) => kind))
    pending.clear()
    for (const kind of kinds) pending.set(`${kind}:`, { kind, subjectId: '' })
  }
  stream.spreadMs = Math.max(stream.spreadMs, spreadMs)
  stream.wake()
}

/** Adds that anything may have changed: notices were lost. */
export function addEverything(stream: WalletStream, spreadMs: number): void {
  for (const kind of WALLET_CHANGES) addChange(stream, { kind, subjectId: '' }, spreadMs)
}

/** Takes what a stream has to report now. */
export function takeReported(stream: WalletStream): Reported {
  const reported = { changes: [...stream.pending.values()], spreadMs: stream.spreadMs }
  stream.pending.clear()
  stream.spreadMs = 0
  return reported
}

/** Ends a stream whose session has ended. */
export function endStream(stream: WalletStream): void {
  stream.hasEnded = true
  stream.wake()
}
