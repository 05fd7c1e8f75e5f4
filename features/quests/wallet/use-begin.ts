import { useState } from 'react'
import { useCall } from '#ui/calls/use-call.ts'
import type { ShownQuest } from '../view-rules.ts'
import { startQuest } from '../wallet-contract.ts'
import { useQuestsChanged } from './use-quests.ts'

/** Begins a quest: at once, or once its terms are accepted in a dialog, which `isAsking` opens. */
export function useBegin({ questId, termsUrl, hasAccepted }: ShownQuest) {
  const { run, working, problem, reset } = useCall(startQuest)
  const changed = useQuestsChanged()
  const [isAsking, setAsking] = useState(false)
  const start = async () => {
    await run({ questId, termsUrl })
    // A refusal too: the quest is full, over, or has other terms since it was read.
    changed()
    setAsking(false)
  }
  const begin = () => {
    reset()
    if (termsUrl !== '' && !hasAccepted) setAsking(true)
    else void start()
  }
  return { begin, start, isAsking, stop: () => setAsking(false), working, problem: problem?.key }
}
