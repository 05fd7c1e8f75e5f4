import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { Reading } from '#ui/lists/loaded.tsx'
import { readScannedRequest } from '../rules.ts'
import { openPresentation, openRequest } from '../wallet-contract.ts'
import { type Asked, outsideAsked, ownAsked } from './asked.ts'

/**
 * Opens a scanned request once: each opening has a nonce of its own, which must stay that of the screen. ValidatorData of
 * another server goes to this one, which refuses it.
 */
export function useAsked(code: string): Reading<Asked> {
  const { api } = useWallet()
  const isOpen = useWalletState() === 'open'
  const isOutside = code.startsWith('openid4vp:') && typeof readScannedRequest(code, api) !== 'object'
  const once = { quiet: true, staleTime: Infinity, gcTime: 0 }
  const own = useQueryCall(openPresentation, { code }, { ...once, enabled: isOpen && !isOutside })
  const outside = useQueryCall(openRequest, { code }, { ...once, enabled: isOpen && isOutside })
  if (isOutside) return { ...outside, data: outside.data && outsideAsked(outside.data) }
  return { ...own, data: own.data && ownAsked(own.data) }
}
