import { KEPT_ANSWERS, type WalletStore } from '#features/holders/wallet/wallet-store.ts'
import type { ReactionChange } from './apply-reactions.ts'

const PLACE = `${KEPT_ANSWERS}reactions`

/** `sent`: the server has it, or refuses it for good; `unreachable`: it is tried again later. */
export type Delivery = 'sent' | 'unreachable'

export type ReactionQueue = {
  /** The changes that have not arrived, in their order. */
  pending: () => readonly ReactionChange[]
  subscribe: (listener: () => void) => () => void
  /** Reads what an earlier page left on this device. */
  load: () => Promise<void>
  /** Adds a change, which replaces an earlier one of the same reaction, and sends what is waiting. */
  push: (change: ReactionChange) => Promise<void>
  /** Sends what is waiting, in its order, until one does not arrive. */
  flush: () => Promise<void>
}

/**
 * Reactions on their way to the server. They are stored on this device until they have arrived, so that those left
 * without a network survive a reload. `send` must be safe to repeat: a page closed in between sends again.
 */
export function createReactionQueue(
  store: Pick<WalletStore, 'get' | 'set' | 'remove'>,
  send: (change: ReactionChange) => Promise<Delivery>,
): ReactionQueue {
  let pending: readonly ReactionChange[] = []
  let loading: Promise<void> | undefined
  let sending: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const become = async (next: readonly ReactionChange[]) => {
    pending = next
    for (const listener of listeners) listener()
    await (next.length > 0 ? store.set(PLACE, next) : store.remove(PLACE)).catch(() => undefined)
  }
  const load = () => {
    loading ??= store.get<ReactionChange[]>(PLACE).then(
      (kept) => {
        if (!kept) return
        pending = [...kept.filter((old) => !pending.some((change) => isSame(old, change))), ...pending]
        for (const listener of listeners) listener()
      },
      () => undefined,
    )
    return loading
  }
  const sendAll = async () => {
    await load()
    for (let next = pending[0]; next; next = pending[0]) {
      const current = next
      if ((await send(current)) === 'unreachable') return
      // One that was changed again meanwhile has another place in the queue.
      await become(pending.filter((change) => change !== current))
    }
  }
  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }
  return {
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    push: async (change) => {
      await load()
      await become([...pending.filter((other) => !isSame(other, change)), change])
      await flush()
    },
    flush,
  }
}

function isSame(a: ReactionChange, b: ReactionChange): boolean {
  return a.postId === b.postId && a.emoji === b.emoji
}
