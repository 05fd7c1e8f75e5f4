import { useHolder } from './use-holder.ts'

/** Whether the address of this wallet is to be proven first: only the link of a badge opened its session. */
export function useNeedsProof(): boolean {
  return useHolder()?.isProven === false
}
