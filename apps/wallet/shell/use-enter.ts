import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'

/** What happens once a wallet is open: back to the claim that asked for it, else to the badges. */
export function useEnter(): () => Promise<void> {
  const wallet = useWallet()
  const router = useRouter()
  const queries = useQueryClient()
  return async () => {
    // Answers for whoever was signed in before must not be shown.
    queries.clear()
    const next = await wallet.store.get<string>('next').catch(() => undefined)
    await wallet.store.remove('next').catch(() => undefined)
    router.history.replace(next?.startsWith('/claim/') ? next : '/')
  }
}
