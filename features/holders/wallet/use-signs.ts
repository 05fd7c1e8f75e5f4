import { useHolder } from './use-holder.ts'
import { useConfirmations } from './wallet-events.tsx'

/** Whether this wallet signs for a community: one whose key the server keeps never does. */
export function useSigns(): boolean {
  const isAsked = useConfirmations().length > 0
  return useHolder()?.kind === 'own' || isAsked
}
