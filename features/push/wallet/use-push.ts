import { useCallback, useEffect, useState } from 'react'
import type { Wallet } from '#features/holders/wallet/wallet.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { getPush, subscribePush, unsubscribePush } from '../contract.ts'
import { pushSupport, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'

/** What this device remembers of its subscription, and the session that it ends with. */
export type KeptPush = { subscriptionId: string; endpoint: string; sessionId: string }
export const KEPT_PUSH = 'push'

/** The session of this browser, '' without one. */
export async function sessionOf(store: Wallet['store']): Promise<string> {
  return (await store.get<{ sessionId: string }>('session'))?.sessionId ?? ''
}

/** The notifications of this browser and of the wallet's other devices, with what turns them on and off. */
export function usePush() {
  const wallet = useWallet()
  const isOpen = useWalletState() === 'open'
  const [support, setSupport] = useState(pushSupport)
  const [kept, setKept] = useState<KeptPush>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const read = useQueryCall(getPush, {}, { enabled: isOpen, quiet: true })
  const on = useCall(subscribePush, { invalidates: [getPush] })
  const off = useCall(unsubscribePush, { invalidates: [getPush] })
  const recall = useCallback(() => {
    wallet.store.get<KeptPush>(KEPT_PUSH).then(setKept, () => undefined)
  }, [wallet])
  useEffect(recall, [recall])
  const publicKey = read.data?.publicKey ?? ''
  const devices = read.data?.devices ?? []

  const subscribe = async () => {
    const subscription = await subscribeBrowser(publicKey)
    setSupport(pushSupport())
    if (!subscription) return
    const { output } = await on.run(subscription)
    if (!output) return unsubscribeBrowser()
    const { subscriptionId } = output
    const next = { subscriptionId, endpoint: subscription.endpoint, sessionId: await sessionOf(wallet.store) }
    await wallet.store.set(KEPT_PUSH, next)
    setKept(next)
  }
  const turnOn = async () => {
    setBusy(true)
    setFailed(false)
    await subscribe().catch(() => setFailed(true))
    setBusy(false)
  }
  const turnOff = async (subscriptionId: string) => {
    setBusy(true)
    if (subscriptionId === kept?.subscriptionId) {
      await unsubscribeBrowser().catch(() => undefined)
      await wallet.store.remove(KEPT_PUSH)
      setKept(undefined)
    }
    await off.run({ subscriptionId })
    setBusy(false)
  }
  const own = devices.find(({ subscriptionId }) => subscriptionId === kept?.subscriptionId)
  return {
    support,
    /** This browser among the devices; undefined while its notifications are off. */
    own: support === 'supported' ? own : undefined,
    others: devices.filter((device) => device !== own),
    isReady: publicKey !== '',
    isBusy,
    hasFailed,
    problem: on.problem ?? off.problem,
    turnOn,
    turnOff,
  }
}
