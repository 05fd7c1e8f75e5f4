import { and, eq, lt, or } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { openText, sealText } from '#features/keys/server/seal-text.ts'
import { signings } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import type { KeyCall } from '#platform/http/serve.ts'
import { ANSWER_HOURS, IDEMPOTENCY_KEY_MAX } from '../rules.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { keyIdOf } from './key-of-actor.ts'
import { idempotencyKeys } from './tables.ts'

/** A call to another server that has not been answered for so long has ended without its answer, as the process did. */
const LEFT_MS = 60_000

type Begun = { keyId: string; key: string; fingerprints: string[] }

/**
 * Does a writing call of a key once in 24 hours under its `Idempotency-Key`, and returns the same answer each time. The
 * answer is written in the transaction of the work, so that both or neither remain; a second call at the same time waits.
 * A call to another server (`callsOut`) is noted before it instead, and a second one meanwhile is `keyInUse`. Throws
 * `keyReused` for another call with the text; a refused call frees it.
 */
export async function onceByKey(ctx: Context, { endpoint, idempotencyKey, input, work }: KeyCall): Promise<unknown> {
  if (idempotencyKey.length > IDEMPOTENCY_KEY_MAX) throw new InvalidInput('invalidInput')
  const name = `${endpoint.method} ${endpoint.path}`
  const fingerprints = await Promise.all(signings(ctx.config).map((signing) => fingerprintOf(signing, name, input)))
  const begun = { keyId: keyIdOf(ctx.actor), key: idempotencyKey, fingerprints }
  if (endpoint.callsOut) return callOutOnce(ctx, begun, work)
  return inTransaction(ctx, async (ctx) => {
    const before = await begin(ctx, begun)
    if (before) return before.answer
    const answer = await work({ ...ctx, isAround: true })
    await keep(ctx, begun, answer)
    return answer
  })
}

async function callOutOnce(ctx: Context, begun: Begun, work: KeyCall['work']): Promise<unknown> {
  const before = await inTransaction(ctx, (ctx) => begin(ctx, begun))
  if (before) return before.answer
  try {
    const answer = await work(ctx)
    await inTransaction(ctx, (ctx) => keep(ctx, begun, answer))
    return answer
  } catch (error) {
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.delete(idempotencyKeys).where(and(own(begun), eq(idempotencyKeys.answer, '')))
    })
    throw error
  }
}

/** Takes the text for a call, or returns the answer of the same call before. */
async function begin(ctx: Context, begun: Begun): Promise<{ answer: unknown } | undefined> {
  const { keyId, key, fingerprints } = begun
  const row = { fingerprint: fingerprints[0] ?? '', answer: '', createdAt: ctx.now() }
  const isLeft = and(eq(idempotencyKeys.answer, ''), lt(idempotencyKeys.createdAt, ago(ctx, LEFT_MS)))
  const [taken] = await ctx.db
    .insert(idempotencyKeys)
    .values({ keyId, key, ...row })
    .onConflictDoUpdate({
      target: [idempotencyKeys.keyId, idempotencyKeys.key],
      set: row,
      setWhere: or(lt(idempotencyKeys.createdAt, endedAt(ctx)), isLeft),
    })
    .returning({ key: idempotencyKeys.key })
  if (taken) return undefined
  const [before] = await ctx.db.select().from(idempotencyKeys).where(own(begun))
  if (!before || !fingerprints.includes(before.fingerprint)) throw new Problem('keyReused')
  if (before.answer === '') throw new Problem('keyInUse')
  const answer = openText(ctx, rowOf(begun), before.answer)
  // Its master key is gone: the call was made, so it is not made again.
  if (answer === undefined) throw new Problem('keyReused')
  return { answer: answer === '' ? undefined : JSON.parse(answer) }
}

async function keep(ctx: Context, begun: Begun, answer: unknown): Promise<void> {
  const text = answer === undefined ? '' : JSON.stringify(answer)
  await ctx.db
    .update(idempotencyKeys)
    .set({ answer: sealText(ctx, rowOf(begun), text) })
    .where(own(begun))
  await recordEvent(ctx, { action: 'idempotencyKey.taken', subjectId: begun.keyId })
}

/** Deletes answers after 24 hours. */
export function forgetAnswers(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, endedAt(ctx)))
  })
}

function own({ keyId, key }: Begun) {
  return and(eq(idempotencyKeys.keyId, keyId), eq(idempotencyKeys.key, key))
}

function rowOf({ keyId, key }: Begun) {
  return { id: JSON.stringify([keyId, key]), purpose: 'answer' } as const
}

function endedAt(ctx: Context): Date {
  return ago(ctx, ANSWER_HOURS * 3_600_000)
}

function ago(ctx: Context, ms: number): Date {
  return new Date(ctx.now().getTime() - ms)
}
