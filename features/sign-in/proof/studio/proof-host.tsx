import { useEffect, useSyncExternalStore } from 'react'
import { loadTexts } from '#base/load-texts.ts'
import { LANGUAGES } from '#base/text.ts'
import { useLate } from '#ui/calls/use-late.ts'
import { endProof, isProofAsked, watchProof } from './proof-asking.ts'

const loadDialog = async () => {
  const { ProofDialog } = await import('./proof-dialog.tsx')
  await Promise.all(LANGUAGES.map(loadTexts))
  return ProofDialog
}
const close = () => endProof(false)

/** Shows the proof dialog over any page of the studio; renders nothing until a call needs a proof. */
export function ProofHost() {
  const isAsked = useSyncExternalStore(watchProof, isProofAsked)
  const [ProofDialog, want] = useLate(loadDialog, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once each time it opens.
  useEffect(() => {
    if (isAsked) want('pressed')
  }, [isAsked])
  return isAsked && ProofDialog ? <ProofDialog onEnd={endProof} /> : null
}
