import type { Context } from '#platform/context.ts'

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

let quests: Quests = { naming: async () => new Map(), refuses: async () => undefined }

/** Registers the quests. */
export function onQuests(given: Quests): void {
  quests = given
}

/** The registered quests. */
export function askQuests(): Quests {
  return quests
}
