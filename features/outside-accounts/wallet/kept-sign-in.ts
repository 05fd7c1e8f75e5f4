import type { WalletStore } from '#features/holders/wallet/wallet-store.ts'
import type { Provider } from '../rules.ts'

export type SignIn = { provider: Provider; purpose: string; back: string }

const PLACE = 'outside'

/** Keeps on this device which sign-in was begun, so that one that fails can be begun again from where it started. */
export function keepSignIn(store: WalletStore, signIn: SignIn): Promise<unknown> {
  return store.set(PLACE, signIn).catch(() => undefined)
}

/** The sign-in that was begun last on this device. */
export function keptSignIn(store: WalletStore): Promise<SignIn | undefined> {
  return store.get<SignIn>(PLACE).catch(() => undefined)
}

/** Forgets it once it is finished. */
export function forgetSignIn(store: WalletStore): Promise<unknown> {
  return store.remove(PLACE).catch(() => undefined)
}
