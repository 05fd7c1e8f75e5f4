import type { Context } from '#platform/context.ts'
import { hook, seam } from '#platform/hook.ts'

/** Passes that began or ended in one transaction, of one community; its people are locked (`lockPeople`). */
export type PassesChange = {
  issuerId: string
  kind: 'passed' | 'ended'
  passes: { challengeId: string; holderId: string }[]
}
/** Quests that a person finished by it. */
type Finished = { holderId: string; questId: string }
type Asked = { issuerId: string; holderId: string; challengeId: string; questId: string }
/** The keys of `checkChallenge`'s problems with which a quest refuses. */
export type NotNow = 'notNow' | 'stepTooEarly' | 'challengeEnded' | 'addressNotProven'
/** What challenges ask of quests, which are above them. */
type Quests = {
  /** The quests that name each challenge, by challenge id. */
  naming: (ctx: Context, challengeIds: string[]) => Promise<Map<string, string[]>>
  /** Why a challenge cannot be passed through this quest now, or in no quest if `questId` is ''. */
  refuses: (ctx: Context, asked: Asked) => Promise<NotNow | undefined>
}

/** Challenges were passed, or passes ended: after they were written and their rewards booked or reversed. */
export const passesChanged = hook<PassesChange, Finished[]>('passes begin or end', {
  isNeeded: true,
  isNothing: ({ passes }) => passes.length === 0,
})
/** The quests in which challenges are steps. */
export const questsOfChallenges = seam<Quests>('the quests of challenges')
