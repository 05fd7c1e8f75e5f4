import { useEffect } from 'react'
import { call } from '#base/call.ts'
import type { Wallet } from '#features/holders/wallet/wallet.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { getPush, subscribePush } from '../contract.ts'
import { browserSubscription, pushSupport, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'
import { KEPT_PUSH, type KeptPush, sessionOf } from './use-push.ts'

/**
 * Tells the server when the browser has replaced its subscription, which it may do at any time, and when it has a new
 * session, with which the subscription then ends. One that is no longer this wallet's is removed from the browser.
 */
export function useKeptPush(): void {
  const wallet = useWallet()
  const isOpen = useWalletState() === 'open'
  useEffect(() => {
    if (!isOpen || pushSupport() !== 'supported' || Notification.permission !== 'granted') return
    const keep = () => void keepPush(wallet).catch(() => undefined)
    const onMessage = ({ data }: MessageEvent) => data?.kind === 'push-resubscribed' && keep()
    keep()
    navigator.serviceWorker.addEventListener('message', onMessage)
    return () => navigator.serviceWorker.removeEventListener('message', onMessage)
  }, [wallet, isOpen])
}

async function keepPush({ store, caller }: Wallet): Promise<void> {
  const kept = await store.get<KeptPush>(KEPT_PUSH)
  if (!kept) return
  let present = await browserSubscription()
  const sessionId = await sessionOf(store)
  if (present?.endpoint === kept.endpoint && kept.sessionId === sessionId) return
  const { publicKey, devices } = await call(caller, getPush, {})
  // Turned off on another device, or removed because its address was gone.
  if (!devices.some(({ subscriptionId }) => subscriptionId === kept.subscriptionId)) {
    await unsubscribeBrowser()
    return store.remove(KEPT_PUSH)
  }
  present ??= await subscribeBrowser(publicKey)
  if (!present) return
  const { subscriptionId } = await call(caller, subscribePush, present)
  await store.set(KEPT_PUSH, { subscriptionId, endpoint: present.endpoint, sessionId } satisfies KeptPush)
}
