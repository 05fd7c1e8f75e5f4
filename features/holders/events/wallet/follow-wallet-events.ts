import { stream } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { spreadPause } from '#ui/calls/spread-pause.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { followWallet, WALLET_CHANGES } from '../contract.ts'
import type { Change } from './changes.ts'

/** A request for the wallet's signature. */
export type Waiting = NonNullable<Output<typeof followWallet>['confirmations']>[number]

type Followed = {
  onWaiting: (waiting: Waiting[]) => void
  onChanges: (changes: Change[], spreadMs: number) => void
}

/** The first pause before reconnecting, which doubles up to the longest one. */
const PAUSE_MS = 3000
const PAUSE_MAX_MS = 60_000
const EVERYTHING: Change[] = WALLET_CHANGES.map((kind) => ({ kind, subjectId: '' }))

/**
 * Reads the stream of an open wallet until the signal aborts or the wallet is not open any more; reconnects when it ends,
 * after a pause. Anything may have changed until it is connected.
 */
export async function followWalletEvents(
  wallet: Wallet,
  signal: AbortSignal,
  { onWaiting, onChanges }: Followed,
): Promise<void> {
  let failures = 0
  while (!signal.aborted && wallet.state() === 'open') {
    try {
      let isConnected = false
      for await (const { changes, spreadMs, confirmations } of stream(wallet.caller, followWallet, {}, signal)) {
        onChanges(isConnected ? changes : EVERYTHING, spreadMs)
        if (confirmations) onWaiting(confirmations)
        isConnected = true
        failures = 0
      }
    } catch {
      // Reconnects: the stream begins with all requests again.
    }
    await spreadPause(Math.min(PAUSE_MS * 2 ** failures, PAUSE_MAX_MS), signal)
    failures++
  }
}
