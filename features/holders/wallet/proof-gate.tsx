import type { ReactNode } from 'react'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { ProofStep } from './proof-step.tsx'
import { useIsHolderPending, useNeedsProof } from './use-holder.ts'
import { useIsOffline } from './use-is-offline.ts'

/** What needs a proven address, once it is proven; until then the step that proves it, which needs a network. */
export function ProofGate({ children }: { children: ReactNode }) {
  const isPending = useIsHolderPending()
  const needsProof = useNeedsProof()
  const isOffline = useIsOffline()
  if (isPending) return <RuledOutline kind="lines" count={2} />
  return needsProof && !isOffline ? <ProofStep /> : children
}
