import { useState } from 'react'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import type { ShownQuest } from '../../view-rules.ts'
import { startQuest } from '../contract.ts'
import { useQuestsChanged } from './use-quests.ts'

/**
 * Begins a quest, at once or after the address is confirmed (`proof`, a dialog) and its terms are accepted (`isAsking`); after
 * each answer it goes on by itself.
 */
export function useBegin({ questId, termsUrl, hasAccepted }: ShownQuest) {
  const { run, working, problem, reset } = useCall(startQuest)
  const changed = useQuestsChanged()
  const proof = useProof()
  const [isAsking, setAsking] = useState(false)
  const start = async () => {
    await run({ questId, termsUrl })
    // A refusal too: the quest is full, over, or has other terms since it was read.
    changed()
    setAsking(false)
  }
  const goOn = () => {
    if (termsUrl !== '' && !hasAccepted) setAsking(true)
    else void start()
  }
  const begin = () => {
    reset()
    proof.before(goOn)
  }
  return { begin, proof: proof.dialog, start, isAsking, stop: () => setAsking(false), working, problem: problem?.key }
}
