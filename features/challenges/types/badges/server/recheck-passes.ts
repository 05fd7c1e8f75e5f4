import { and, eq, isNull } from 'drizzle-orm'
import { members } from '#features/members/server/tables.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { questsOfChallenges } from '../../../hooks.ts'
import { endPasses } from '../../../server/end-passes.ts'
import type { ChallengeRow } from '../../../server/find-challenge.ts'
import { lockPassing, passForMany } from '../../../server/pass-challenge.ts'
import type { PassRow } from '../../../server/queries.ts'
import { stoppedOf } from '../../../server/stopped-of.ts'
import { challengePasses } from '../../../server/tables.ts'
import { meetsNow, stillMeets } from './meets.ts'

/** People decided in one transaction. */
const AT_ONCE = 25

/**
 * Decides again who passes a challenge about badges, of some people: passes that no longer hold end, and members who meet it
 * pass. Behind the lock of each person, so that a badge that is revoked while its challenge is being passed ends it.
 */
export async function recheckPasses(ctx: Context, challenge: ChallengeRow, holderIds: string[]): Promise<void> {
  for (let i = 0; i < holderIds.length; i += AT_ONCE) {
    const some = holderIds.slice(i, i + AT_ONCE).sort()
    await inTransaction(ctx, async (ctx) => {
      await lockPassing(ctx, challenge.issuerId, some)
      const passes = await passesOf(ctx, challenge, some)
      await endBroken(ctx, challenge, passes)
      await passMet(ctx, challenge, { holderIds: some, passes })
    })
  }
}

async function passesOf(ctx: Context, { id }: ChallengeRow, holderIds: string[]): Promise<Map<string, PassRow>> {
  const isOne = and(eq(challengePasses.challengeId, id), isOneOf(challengePasses.holderId, holderIds))
  const rows = await ctx.db.select().from(challengePasses).where(isOne)
  return new Map(rows.map((row) => [row.holderId, row]))
}

async function endBroken(ctx: Context, challenge: ChallengeRow, passes: Map<string, PassRow>): Promise<void> {
  const broken: { challengeId: string; holderId: string }[] = []
  for (const { holderId, state } of passes.values())
    if (state === 'passed' && !(await stillMeets(ctx, { challenge, holderId })))
      broken.push({ challengeId: challenge.id, holderId })
  await endPasses(ctx, { issuerId: challenge.issuerId, passes: broken })
}

type Known = { holderIds: string[]; passes: Map<string, PassRow> }

async function passMet(ctx: Context, challenge: ChallengeRow, { holderIds, passes }: Known): Promise<void> {
  if (challenge.deletedAt || challenge.isDraft || (await stoppedOf(ctx, [challenge])).size > 0) return
  const open = holderIds.filter((holderId) => isOpen(passes.get(holderId)))
  const met: { holderId: string }[] = []
  for (const holderId of await membersAmong(ctx, challenge.issuerId, open)) {
    if (!(await meetsNow(ctx, { challenge, holderId })).meets) continue
    const { id: challengeId, issuerId } = challenge
    if (!(await questsOfChallenges.get().refuses(ctx, { issuerId, holderId, challengeId, questId: '' })))
      met.push({ holderId })
  }
  await passForMany(ctx, challenge, met)
}

/** What an admin decided, with a reason, stays decided. */
function isOpen(pass: PassRow | undefined): boolean {
  return pass === undefined || (pass.state !== 'passed' && pass.state !== 'review' && pass.reason === '')
}

async function membersAmong(ctx: Context, issuerId: string, holderIds: string[]): Promise<string[]> {
  if (holderIds.length === 0) return []
  const rows = await ctx.db
    .select({ holderId: members.holderId })
    .from(members)
    .where(and(eq(members.issuerId, issuerId), isOneOf(members.holderId, holderIds), isNull(members.endedAt)))
    .orderBy(members.holderId)
  return rows.map(({ holderId }) => holderId)
}
