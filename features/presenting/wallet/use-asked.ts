import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { Reading } from '#ui/lists/loaded.tsx'
import { openPresentation } from '../wallet-contract.ts'
import { type Asked, ownAsked } from './asked.ts'

/** Opens a scanned request once: each opening has a nonce of its own, which must stay that of the screen. */
export function useAsked(code: string): Reading<Asked> {
  const wallet = useWallet()
  const isOpen = useWalletState() === 'open'
  const once = { quiet: true, staleTime: Infinity, gcTime: 0 }
  void wallet
  const own = useQueryCall(openPresentation, { code }, { ...once, enabled: isOpen })
  return { ...own, data: own.data && ownAsked(own.data) }
}
