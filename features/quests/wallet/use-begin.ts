import { useState } from 'react'
import { useNeedsProof } from '#features/holders/wallet/use-needs-proof.ts'
import { useCall } from '#ui/calls/use-call.ts'
import type { ShownQuest } from '../view-rules.ts'
import { startQuest } from '../wallet-contract.ts'
import { useQuestsChanged } from './use-quests.ts'

/** What is asked for in a dialog before a quest begins: a proof of the address, then to accept the terms. */
type Asking = 'proof' | 'terms'

/** Begins a quest, at once or after what `asking` asks for; after each answer it goes on by itself. */
export function useBegin({ questId, termsUrl, hasAccepted }: ShownQuest) {
  const { run, working, problem, reset } = useCall(startQuest)
  const changed = useQuestsChanged()
  const needsProof = useNeedsProof()
  const [asking, setAsking] = useState<Asking>()
  const start = async () => {
    await run({ questId, termsUrl })
    // A refusal too: the quest is full, over, or has other terms since it was read.
    changed()
    setAsking(undefined)
  }
  const goOn = () => {
    if (termsUrl !== '' && !hasAccepted) setAsking('terms')
    else void start()
  }
  const begin = () => {
    reset()
    if (needsProof) setAsking('proof')
    else goOn()
  }
  const proven = () => {
    setAsking(undefined)
    goOn()
  }
  return { begin, proven, start, asking, stop: () => setAsking(undefined), working, problem: problem?.key }
}
