import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { proofStep } from '../wallet-texts.ts'
import { ProofStep } from './proof-step.tsx'
import { useHolder, useNeedsProof } from './use-holder.ts'

type Proof = {
  needsProof: boolean
  /** Does something at once, or once the address is confirmed. */
  before: (act: () => void) => void
  /** Confirms the address first in any case. */
  ask: (act: () => void) => void
  /** To be shown beside what begins it. */
  dialog: ReactNode
}

/** Confirms the address of this wallet in a dialog before something that a press begins; it then begins by itself. */
export function useProof(): Proof {
  const say = useTexts(proofStep)
  const needsProof = useNeedsProof()
  const email = useHolder()?.addresses[0]?.email ?? ''
  const waiting = useRef<() => void>(undefined)
  const [isAsking, setAsking] = useState(false)
  const ask = (act: () => void) => {
    waiting.current = act
    setAsking(true)
  }
  const goOn = () => {
    setAsking(false)
    waiting.current?.()
  }
  const dialog = isAsking && (
    <Dialog opened onClose={() => setAsking(false)} title={say.title({ email })}>
      <ProofStep hasTitle={false} onProven={goOn} />
    </Dialog>
  )
  return { needsProof, before: (act) => (needsProof ? ask(act) : act()), ask, dialog }
}
