import { createHmac } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { recordEvent } from '#platform/audit.ts'
import { type ApiKeyContext, type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { deriveKey, type Signing, signings } from '#platform/derive-key.ts'
import { builtSends } from './tables.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

type Made = { sendId: string; linkIds: string[]; undoUntil: string }
type Built = { sendId: string; links: string[]; undoUntil: string }

/**
 * Does work once in 24 hours under the Idempotency-Key of an API key's caller, in the caller's transaction, and returns
 * its result: the second of two simultaneous calls waits for the first and returns the same. Without a key ('') the work
 * is always done. Throws `idempotencyKeyUsed` for a key that came with another `call`.
 */
export async function onceByKey(
  ctx: ApiKeyContext,
  { key, call }: { key: string; call: unknown },
  work: () => Promise<Made>,
): Promise<Built> {
  if (key === '') return answerOf(ctx, await work())
  const { keyId, issuerId } = ctx.actor
  const own = and(eq(builtSends.keyId, keyId), eq(builtSends.key, key))
  const row = {
    fingerprint: fingerprintOf(ctx.config, call),
    sendId: '',
    linkIds: [],
    undoUntil: '',
    createdAt: ctx.now(),
  }
  const [isFirst] = await ctx.db
    .insert(builtSends)
    .values({ keyId, key, ...row })
    .onConflictDoUpdate({
      target: [builtSends.keyId, builtSends.key],
      set: row,
      setWhere: lt(builtSends.createdAt, endedAt(ctx)),
    })
    .returning({ key: builtSends.key })
  if (!isFirst) {
    const [before] = await ctx.db.select().from(builtSends).where(own)
    const isSame = signings(ctx.config).some((each) => before?.fingerprint === fingerprintOf(each, call))
    if (!before || !isSame) throw new Problem('idempotencyKeyUsed')
    return answerOf(ctx, before)
  }
  const { sendId, linkIds, undoUntil } = await work()
  await ctx.db.update(builtSends).set({ sendId, linkIds, undoUntil }).where(own)
  await recordEvent(ctx, { action: 'sessions.keyTaken', issuerId, subjectId: sendId })
  return answerOf(ctx, { sendId, linkIds, undoUntil })
}

/** Deletes keys after 24 hours. */
export function forgetBuiltSends(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(builtSends).where(lt(builtSends.createdAt, endedAt(ctx)))
  })
}

function endedAt(ctx: Context): Date {
  return new Date(ctx.now().getTime() - KEPT_MS)
}

function answerOf(ctx: Context, { sendId, linkIds, undoUntil }: Made): Built {
  return { sendId, links: linkIds.map((id) => claimUrl(ctx.config, id, 1)), undoUntil }
}

/** The stored form of a call, which does not reveal its addresses. */
function fingerprintOf({ secret }: Signing, call: unknown): string {
  return createHmac('sha256', deriveKey(secret, 'built-sends')).update(JSON.stringify(call)).digest('hex')
}
