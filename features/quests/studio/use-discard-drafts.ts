import { deleteChallenge, listChallenges } from '#features/challenges/contract.ts'
import { useCall } from '#ui/calls/use-call.ts'
import type { FormStep } from './form-values.ts'
import type { NamedChallenge } from './use-challenges.ts'

/** Deletes the drafts among the steps of a quest that is discarded; one that another quest has published stays. */
export function useDiscardDrafts(): (steps: FormStep[], challenges: NamedChallenge[]) => void {
  const { run } = useCall(deleteChallenge, { quiet: true, invalidates: [listChallenges] })
  return (steps, challenges) => {
    const ids = new Set(steps.map(({ challengeId }) => challengeId))
    for (const { challenge } of challenges)
      if (challenge.isDraft && ids.has(challenge.id)) void run({ challengeId: challenge.id })
  }
}
