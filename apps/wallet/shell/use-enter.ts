import { useRouter } from '@tanstack/react-router'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { isReturnPath } from './return-path.ts'

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
