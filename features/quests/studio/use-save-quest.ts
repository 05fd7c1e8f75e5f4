import { useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { listChallenges } from '#features/challenges/contract.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { createQuest, getQuestNumbers, listQuests, type Quest, updateQuest } from '../contract.ts'
import { fieldOfProblem, type QuestProblems } from './form-check.ts'

const STALE = [listQuests, getQuestNumbers, listChallenges]

/** Creates or updates a quest; a refusal of a field is passed to `refuse`, `problem` has any other one. */
export function useSaveQuest(
  quest: Quest | undefined,
  refuse: (field: keyof QuestProblems & string, problem: string) => void,
) {
  const create = useCall(createQuest, { invalidates: STALE })
  const update = useCall(updateQuest, { invalidates: STALE })
  const [problem, setProblem] = useState<string>()
  const run = async (fields: CallInput<typeof createQuest>): Promise<boolean> => {
    setProblem(undefined)
    const done = quest ? await update.run({ ...fields, questId: quest.id }) : await create.run(fields)
    if (done.output) return true
    const { key } = done.problem
    const field = fieldOfProblem(key)
    if (field) refuse(field, key)
    else if (!isServerTrouble(done.problem)) setProblem(key)
    return false
  }
  return { run, working: create.working || update.working, problem }
}
