import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { endPasses } from '../../server/end-passes.ts'
import { lockPassing } from '../../server/pass-challenge.ts'
import { challengePasses, samePeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { peopleOf, SAME_PERSON } from './people-of.ts'

type Mark = typeof contract.markSamePerson

/**
 * Marks wallets as one person, the one of the first DID, with those marked before: of each challenge the earliest pass
 * stays, and the others end with their rewards. Throws `notFound` for wallets that were never members.
 */
export function markSamePerson(ctx: AdminContext, { dids }: Input<Mark>): Promise<Output<Mark>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const named: string[] = []
    for (const did of dids) named.push((await findMember(ctx, did)).id)
    await lockPassing(ctx, issuerId, named)
    const wallets = [...new Set([...(await peopleOf(ctx, issuerId, named)).values()].flat())]
    const [personId = ''] = named
    const others = wallets.filter((id) => id !== personId)
    if (others.length === 0) return { reversed: 0 }
    await ctx.db.delete(samePeople).where(and(eq(samePeople.issuerId, issuerId), eq(samePeople.holderId, personId)))
    await ctx.db
      .insert(samePeople)
      .values(others.map((holderId) => ({ issuerId, holderId, personId })))
      .onConflictDoUpdate({ target: [samePeople.issuerId, samePeople.holderId], set: { personId } })
    const passes = await laterPasses(ctx, issuerId, wallets)
    const ended = await endPasses(ctx, { issuerId, passes, reason: SAME_PERSON })
    const detail = { wallets: wallets.length, reversed: ended.length }
    await recordEvent(ctx, { action: 'person.marked', subjectId: personId, detail })
    return { reversed: ended.length }
  })
}

/** Of each challenge that several of a person's wallets have passed, all passes but the earliest. */
async function laterPasses(ctx: Context, issuerId: string, wallets: string[]) {
  const passed = await ctx.db
    .select({ challengeId: challengePasses.challengeId, holderId: challengePasses.holderId })
    .from(challengePasses)
    .where(
      and(
        eq(challengePasses.issuerId, issuerId),
        isOneOf(challengePasses.holderId, wallets),
        eq(challengePasses.state, 'passed'),
      ),
    )
    .orderBy(challengePasses.passedAt, challengePasses.holderId)
  return [...Map.groupBy(passed, ({ challengeId }) => challengeId).values()].flatMap((ofOne) => ofOne.slice(1))
}
