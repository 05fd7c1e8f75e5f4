import { sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { timeZoneOf } from '#features/issuers/server/time-zone-of.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { announceEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { changeStandings } from './standings/change-standings.ts'
import { pointAccounts, pointTransfers } from './tables.ts'

/** Causes per statement, so that its size is limited. */
const AT_ONCE = 1000

type Live = {
  id: string
  key: string
  cause: string
  debitId: string
  creditId: string
  amount: number | string
  countsAt: string | Date
  holderId: string
  isGiven: boolean
}

/**
 * Takes back what was booked for some causes of a community, in the caller's transaction; others are ignored. The reversal
 * counts in the season of the original. It takes `lockMembers`, as `bookPoints` does. Returns how many were reversed.
 */
export function reversePoints(ctx: Context, issuerId: string, causes: string[]): Promise<number> {
  if (causes.length === 0) return Promise.resolve(0)
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const asked = [...new Set(causes)]
    let reversed = 0
    for (let i = 0; i < asked.length; i += AT_ONCE)
      reversed += await reverseSome(ctx, issuerId, asked.slice(i, i + AT_ONCE))
    return reversed
  })
}

async function reverseSome(ctx: Context, issuerId: string, causes: string[]): Promise<number> {
  const rows = await rowsOf<Live>(
    ctx.db,
    sql`select t.id, t.key, t.cause, t.debit_id as "debitId", t.credit_id as "creditId", t.amount, t.counts_at as "countsAt",
      coalesce(p.holder_id, '') as "holderId", p.id = t.credit_id as "isGiven"
    from ${pointTransfers} t join ${pointAccounts} p on p.id in (t.debit_id, t.credit_id) and p.source = ''
    where t.issuer_id = ${issuerId} and t.cause = any(${sql.param(causes)}::text[]) and t.reverses is null
      and not exists (select from ${pointTransfers} back where back.reverses = t.id)`,
  )
  if (rows.length === 0) return 0
  const live = rows.map((row) => ({ ...row, amount: Number(row.amount), countsAt: new Date(row.countsAt) }))
  const createdAt = ctx.now()
  const backs = live.map((each) => ({ ...each, backId: newId() }))
  await insertRows(
    ctx.db,
    pointTransfers,
    backs.map(({ backId, id, key, cause, debitId, creditId, amount, countsAt }) => ({
      id: backId,
      issuerId,
      key: `${key}:back`,
      cause,
      debitId: creditId,
      creditId: debitId,
      amount,
      reverses: id,
      countsAt,
      createdAt,
    })),
  )
  const timeZone = await timeZoneOf(ctx, issuerId)
  await changeStandings(
    ctx,
    live.map(({ holderId, isGiven, amount, countsAt: at }) => ({
      issuerId,
      holderId,
      points: isGiven ? -amount : amount,
      at,
      timeZone,
      isReversal: true,
    })),
  )
  await announceEvents(
    ctx,
    backs.map(({ backId, id: reverses, holderId, isGiven, amount }) => ({
      action: 'points.booked',
      issuerId,
      subjectId: backId,
      detail: { holderId, points: isGiven ? -amount : amount, reverses },
    })),
  )
  return live.length
}
