import { type Caller, call } from '#base/call.ts'
import { isRefusal } from '#base/problem.ts'
import { closeStreams } from '#ui/calls/session-streams.ts'
import { leaveWallet, renewWallet } from '../contract.ts'
import type { OwnKey } from '../keys/wallet/own-key.ts'
import type { SealedKey } from '../keys/wallet/seal-key.ts'
import { KEPT_ANSWERS, type WalletStore } from './wallet-store.ts'

/**
 * The state of the wallet in this browser. `locked`: its own key is sealed here, and no session is active; `offline`:
 * there is a session, but the server cannot be reached.
 */
export type WalletState = 'opening' | 'closed' | 'locked' | 'open' | 'offline'

/** A token refused this soon after its creation is not renewed. */
const RENEW_AGAIN_MS = 60_000

type Session = { token: string; sessionId: string }
type KeptSession = { sessionId: string; renewSecret: string }

export type Wallet = {
  /** Origin of the API, and of this wallet. */
  api: string
  origin: string
  store: WalletStore
  caller: Caller
  state: () => WalletState
  subscribe: (listener: () => void) => () => void
  /** Reads the data on this device and renews the session. Without a network the state is `offline`. */
  start: () => Promise<void>
  /** Starts a session opened with `renewSecret`; with `key` that of the person's own key. */
  enter: (session: Session, renewSecret: string, key?: OwnKey) => Promise<void>
  /** Continues this wallet with a session whose address is confirmed: what is shown stays, and is read again. */
  prove: (session: Session, renewSecret: string) => Promise<void>
  /** The person's own key while it is unlocked, and the sealed one of this device. */
  key: () => OwnKey | undefined
  sealedKey: () => SealedKey | undefined
  keepSealed: (sealed: SealedKey) => Promise<void>
  unlock: (key: OwnKey) => void
  /** Ends the session and clears this device. */
  leave: () => Promise<void>
  /** Clears this device after the session has already ended. */
  forget: () => Promise<void>
}

type Given = {
  api: string
  origin: string
  store: WalletStore
  /** Responses to a previous person or session must be read again. */
  onEntered: () => void
  /** Responses may be others now, but they are this person's. */
  onProven: () => void
}

/** The wallet of this browser. Its token is in memory; the secret that renews it is in IndexedDB. */
export function createWallet({ api, origin, store, onEntered, onProven }: Given): Wallet {
  const listeners = new Set<() => void>()
  let state: WalletState = 'opening'
  let token: string | undefined
  let key: OwnKey | undefined
  let sealed: SealedKey | undefined
  let renewing: Promise<void> | undefined
  let renewedAt = 0
  /** How often a session was entered or left in this tab: a late answer to the renewal of an earlier one no longer counts. */
  let changes = 0

  const become = (next: WalletState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const renewOnce = async (): Promise<void> => {
    const before = changes
    const kept = await store.get<KeptSession>('session')
    if (changes > before) return
    if (!kept) return become(sealed ? 'locked' : 'closed')
    // Another tab may have entered a newer session; the secret stays the same as long as a session is renewed.
    const isReplaced = async () => (await store.get<KeptSession>('session'))?.renewSecret !== kept.renewSecret
    try {
      const renewed = await call({ origin: api }, renewWallet, kept)
      if (changes > before) return
      if (await isReplaced()) return renewOnce()
      token = renewed.token
      renewedAt = Date.now()
      await store.set('session', { ...kept, sessionId: renewed.sessionId })
      become('open')
    } catch (thrown) {
      if (changes > before) return
      if (!isRefusal(thrown)) return become('offline')
      if (await isReplaced()) return renewOnce()
      token = undefined
      await store.remove('session')
      become(sealed ? 'locked' : 'closed')
    }
  }
  const renew = () => {
    renewing ??= renewOnce().finally(() => {
      renewing = undefined
    })
    return renewing
  }
  // A token expires after a day, even while the wallet stays open.
  const onSignedOut = () => {
    if (!token || Date.now() - renewedAt < RENEW_AGAIN_MS) return
    renew().then(() => state === 'open' && onEntered())
  }
  const forget = async () => {
    changes += 1
    await store.clear()
    // A renewal may have begun with what was there until now.
    changes += 1
    token = undefined
    key = undefined
    sealed = undefined
    become('closed')
  }
  return {
    api,
    origin,
    store,
    caller: { origin: api, token: () => token, onSignedOut },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: async () => {
      try {
        sealed = await store.get<SealedKey>('ownKey')
        await renew()
      } catch {
        // A browser that stores nothing has no session; what needs the store says so itself.
        become('closed')
      }
      addEventListener('online', () => void (state === 'offline' && renew()))
    },
    enter: async (session, renewSecret, own) => {
      changes += 1
      // Another person's badges must not be shown, not even until the first response.
      await Promise.all([store.remove('badges'), store.remove('holder'), store.removeAll(KEPT_ANSWERS)])
      await store.set('session', { sessionId: session.sessionId, renewSecret } satisfies KeptSession)
      changes += 1
      token = session.token
      key = own
      become('open')
      onEntered()
    },
    prove: async (session, renewSecret) => {
      changes += 1
      await store.set('session', { sessionId: session.sessionId, renewSecret } satisfies KeptSession)
      changes += 1
      token = session.token
      become('open')
      onProven()
    },
    key: () => key,
    sealedKey: () => sealed,
    keepSealed: async (next) => {
      await store.set('ownKey', next)
      sealed = next
    },
    unlock: (own) => {
      key = own
      become(state)
    },
    leave: async () => {
      const reopen = closeStreams()
      await call({ origin: api, token: () => token }, leaveWallet, {}).catch(() => undefined)
      await forget()
      reopen()
    },
    forget,
  }
}
