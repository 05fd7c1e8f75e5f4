import { useRouter } from '@tanstack/react-router'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'

/** The pages that a link opens, and that must not be lost while the person signs in. */
const LINKED = ['/claim/', '/present?', '/give/', '/quests', '/challenge', '/add', '/kept/']

/** Continues after a wallet was opened: back to the page that needed it, otherwise to the badges. */
export function useEnter(): () => Promise<void> {
  const wallet = useWallet()
  const router = useRouter()
  return async () => {
    const next = await wallet.store.get<string>('next').catch(() => undefined)
    await wallet.store.remove('next').catch(() => undefined)
    router.history.replace(next && isReturnPath(next) ? next : '/')
  }
}

/** Whether the wallet returns to a page of its own, path and query, after the sign-in. */
export function isReturnPath(href: string): boolean {
  return LINKED.some((start) => href.startsWith(start))
}
