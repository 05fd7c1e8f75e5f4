import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { members } from '#features/members/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from '#testing/world.ts'
import { ALL_TIME, type Source } from '../rules.ts'
import { reversePoints } from './reverse-points.ts'
import { pointTransfers, standings } from './tables.ts'

/** A community in Paris with a book of points, for tests: its people, and what they have. */
export async function openBook(world: World, name = 'Cordée Lyon') {
  const issuer = await signUpIssuer(world, name)
  const { issuerId } = issuer
  const { db } = world.ctx()
  await db.update(issuers).set({ timeZone: 'Europe/Paris' }).where(eq(issuers.id, issuerId))
  const standingsOf = (holderId: string) =>
    db
      .select()
      .from(standings)
      .where(and(eq(standings.issuerId, issuerId), eq(standings.holderId, holderId)))
      .orderBy(standings.period)
  return {
    ...issuer,
    /** Makes a member with a wallet that a test can merge, erase and leave with. */
    join: async (email: string) => {
      const { id } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
      await joinMembers(world.ctx(), issuerId, [id])
      const ctx = world.ctx({ kind: 'holder' as const, sessionId: 'test', holderId: id, isProven: true })
      return { id, email, ctx, isThere: true, all: [id] }
    },
    /** Accounts whose balance is not 0. */
    unbalanced: async () => {
      const rows = await rowsOf(
        db,
        sql`select from (
          select credit_id as id, amount from point_transfers where issuer_id = ${issuerId}
          union all select debit_id, -amount from point_transfers where issuer_id = ${issuerId}
        ) as sides group by id having sum(amount) <> 0`,
      )
      return rows.length
    },
    /** Makes a member; returns the holder's id. */
    person: async (pseudo: string, isMember = true) => {
      const email = `${pseudo.toLowerCase()}-${newId().slice(0, 8)}@example.org`
      const { id } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
      if (isMember) await joinMembers(world.ctx(), issuerId, [id])
      return id
    },
    of: (holderId: string, source: Source, cause: string) => ({ issuerId, holderId, source, cause, at: world.now() }),
    reverse: (...causes: string[]) => reversePoints(world.ctx(), issuerId, causes),
    /** Points by period. */
    standingsOf: async (holderId: string) =>
      Object.fromEntries((await standingsOf(holderId)).map(({ period, points }) => [period, points])),
    reachedBy: async (holderId: string) =>
      (await standingsOf(holderId)).find(({ period }) => period === ALL_TIME)?.reachedAt,
    /** What the member's row says. */
    pointsOf: async (holderId: string) => {
      const isRow = and(eq(members.issuerId, issuerId), eq(members.holderId, holderId))
      return (await db.select({ points: members.points }).from(members).where(isRow))[0]?.points
    },
    keys: async (cause: string) => {
      const rows = await db
        .select({ key: pointTransfers.key })
        .from(pointTransfers)
        .where(and(eq(pointTransfers.issuerId, issuerId), eq(pointTransfers.cause, cause)))
        .orderBy(sql`key collate "C"`)
      return rows.map(({ key }) => key)
    },
  }
}
