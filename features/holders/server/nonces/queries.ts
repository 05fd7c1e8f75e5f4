import { and, gt, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { isStorable } from '#base/storable.ts'
import type { Context } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { statementName } from '#platform/database/statements.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { batching } from '#platform/process/batching.ts'
import { NONCE_MINUTES } from '../../rules.ts'
import { walletNonces } from '../tables.ts'

/** Nonces in one statement. */
const BATCH_MAX = 256
/** Expired nonces that each new one deletes. */
const CLEARED_FOR_EACH = 10

type Taking = { ctx: Context; nonce: string }
type Joins = {
  make: ReturnType<typeof batching<Context, string>>
  take: ReturnType<typeof batching<Taking, boolean>>
}

/** A test can run several servers in one process: none joins another's statements. */
const joins = new WeakMap<object, Joins>()

/** A fresh nonce of 5 minutes for a wallet's signature; those asked for at the same time are written together. */
export async function makeNonce(ctx: Context): Promise<string> {
  const [nonce] = ctx.afterCommit ? await makeNonces([ctx]) : [await joinsOf(ctx).make('', ctx)]
  if (!nonce) throw new Error('The nonce was not written')
  return nonce
}

/** Uses up a nonce; false when it was never issued, has expired, or was used before. */
export async function takeNonce(ctx: Context, nonce: string): Promise<boolean> {
  // A signed proof can contain any nonce.
  if (!isStorable(nonce)) return false
  if (ctx.afterCommit) return (await takeNonces([{ ctx, nonce }]))[0] === true
  return (await joinsOf(ctx).take('', { ctx, nonce })) === true
}

function joinsOf({ config }: Context): Joins {
  const known = joins.get(config) ?? { make: batching(makeNonces, BATCH_MAX), take: batching(takeNonces, BATCH_MAX) }
  joins.set(config, known)
  return known
}

async function makeNonces(asked: [Context, ...Context[]]): Promise<string[]> {
  const [ctx] = asked
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + NONCE_MINUTES * 60_000)
  const rows = asked.map(() => ({ nonce: newId(), expiresAt }))
  // Not prepared: a plan made while there were few nonces would read all of them for the few that have ended.
  await insertRows(
    ctx.db,
    walletNonces,
    rows,
    undefined,
    (insert) => sql`
    with ended as (
      select nonce from ${walletNonces} where expires_at < ${now.toISOString()}::timestamptz
      limit ${CLEARED_FOR_EACH * rows.length} for update skip locked
    ), cleared as (
      delete from ${walletNonces} where nonce in (select nonce from ended)
    )
    ${insert}`,
  )
  return rows.map(({ nonce }) => nonce)
}

/** Of a nonce that two bring at once, the first one gets it. */
async function takeNonces(asked: [Taking, ...Taking[]]): Promise<boolean[]> {
  const [{ ctx }] = asked
  const nonces = [...new Set(asked.map(({ nonce }) => nonce))]
  const taken = await ctx.db
    .delete(walletNonces)
    .where(and(isOneOf(walletNonces.nonce, nonces), gt(walletNonces.expiresAt, ctx.now())))
    .returning({ nonce: walletNonces.nonce })
    .prepare(statementName(ctx.config, 'take-nonces'))
    .execute()
  const left = new Set(taken.map(({ nonce }) => nonce))
  return asked.map(({ nonce }) => left.delete(nonce))
}
