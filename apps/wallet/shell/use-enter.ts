import { useRouter } from '@tanstack/react-router'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'

/** Continues after a wallet was opened: back to the claim or the request that needed it, otherwise to the badges. */
export function useEnter(): () => Promise<void> {
  const wallet = useWallet()
  const router = useRouter()
  return async () => {
    const next = await wallet.store.get<string>('next').catch(() => undefined)
    await wallet.store.remove('next').catch(() => undefined)
    router.history.replace(next && /^\/(claim\/|present\?)/.test(next) ? next : '/')
  }
}
