import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { samePeople } from '../../server/tables.ts'

/** Why a pass ended: another wallet of the same person has the earlier one. */
export const SAME_PERSON = 'samePerson'

/** The wallets of each person that an admin marked as one, by any of these wallets; itself alone without a mark. */
export async function peopleOf(ctx: Context, issuerId: string, holderIds: string[]): Promise<Map<string, string[]>> {
  const isOfIssuer = eq(samePeople.issuerId, issuerId)
  const own = await ctx.db
    .select({ holderId: samePeople.holderId, personId: samePeople.personId })
    .from(samePeople)
    .where(
      and(isOfIssuer, sql`(${isOneOf(samePeople.holderId, holderIds)} or ${isOneOf(samePeople.personId, holderIds)})`),
    )
  const personOf = new Map(
    own.flatMap((row) => [[row.holderId, row.personId] as const, [row.personId, row.personId] as const]),
  )
  const personIds = [...new Set(own.map(({ personId }) => personId))]
  const marked =
    personIds.length === 0
      ? []
      : await ctx.db
          .select()
          .from(samePeople)
          .where(and(isOfIssuer, isOneOf(samePeople.personId, personIds)))
  const walletsOf = Map.groupBy(marked, ({ personId }) => personId)
  return new Map(
    holderIds.map((holderId) => {
      const personId = personOf.get(holderId)
      if (personId === undefined) return [holderId, [holderId]]
      return [holderId, [personId, ...(walletsOf.get(personId) ?? []).map((row) => row.holderId)]]
    }),
  )
}
