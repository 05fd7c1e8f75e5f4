import { useRouter } from '@tanstack/react-router'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'

/** What happens once a wallet is open: back to the claim that asked for it, else to the badges. */
export function useEnter(): () => Promise<void> {
  const wallet = useWallet()
  const router = useRouter()
  return async () => {
    const next = await wallet.store.get<string>('next').catch(() => undefined)
    await wallet.store.remove('next').catch(() => undefined)
    router.history.replace(next?.startsWith('/claim/') ? next : '/')
  }
}
