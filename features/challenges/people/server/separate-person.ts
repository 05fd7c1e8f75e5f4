import { and, eq, or } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeRow } from '../../server/find-challenge.ts'
import { lockPassing, passForMany } from '../../server/pass-challenge.ts'
import type { PassRow } from '../../server/queries.ts'
import { challengePasses, challenges, samePeople } from '../../server/tables.ts'
import { TYPES_ON_SERVER } from '../../types/server.ts'
import type * as contract from '../contract.ts'
import { peopleOf, SAME_PERSON } from './people-of.ts'

type Separate = typeof contract.separatePerson

/**
 * Takes the mark of a wallet away again, or of all wallets marked as this one: what had ended by it holds again, with its
 * reward. Idempotent. Throws `notFound`.
 */
export function separatePerson(ctx: AdminContext, { did }: Input<Separate>): Promise<Output<Separate>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const { id } = await findMember(ctx, did)
    await lockPassing(ctx, issuerId, [id])
    const wallets = (await peopleOf(ctx, issuerId, [id])).get(id) ?? []
    if (wallets.length < 2) return {}
    const isTheirs = or(eq(samePeople.holderId, id), eq(samePeople.personId, id))
    await ctx.db.delete(samePeople).where(and(eq(samePeople.issuerId, issuerId), isTheirs))
    // Of wallets that are still one person, the earlier pass stays the only one.
    for (const { challenge, pass } of await endedPasses(ctx, issuerId, wallets)) await restore(ctx, challenge, pass)
    await recordEvent(ctx, { action: 'person.separated', subjectId: id, detail: { wallets: wallets.length } })
    return {}
  })
}

function endedPasses(ctx: Context, issuerId: string, wallets: string[]) {
  return ctx.db
    .select({ challenge: challenges, pass: challengePasses })
    .from(challengePasses)
    .innerJoin(challenges, eq(challenges.id, challengePasses.challengeId))
    .where(
      and(
        eq(challengePasses.issuerId, issuerId),
        isOneOf(challengePasses.holderId, wallets),
        eq(challengePasses.state, 'ended'),
        eq(challengePasses.reason, SAME_PERSON),
      ),
    )
    .orderBy(challengePasses.challengeId, challengePasses.passedAt, challengePasses.holderId)
}

async function restore(ctx: Context, challenge: ChallengeRow, pass: PassRow): Promise<void> {
  const { holderId, outsideKey, value, passedAt } = pass
  const { stillMeets } = TYPES_ON_SERVER[challenge.type]
  if (stillMeets && !(await stillMeets(ctx, { challenge, holderId }))) return
  await passForMany(ctx, challenge, [
    {
      holderId,
      ...(outsideKey !== null && { outsideKey }),
      ...(value !== null && { value }),
      ...(passedAt !== null && { passedAt }),
    },
  ])
}
