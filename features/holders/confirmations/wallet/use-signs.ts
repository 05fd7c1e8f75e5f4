import { useConfirmations } from '../../events/wallet/wallet-events.tsx'
import { useHolder } from '../../wallet/use-holder.ts'

/** Whether this wallet signs for a community: one whose key the server keeps never does. */
export function useSigns(): boolean {
  const isAsked = useConfirmations().length > 0
  return useHolder()?.kind === 'own' || isAsked
}
