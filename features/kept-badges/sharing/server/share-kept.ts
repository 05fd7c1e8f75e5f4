import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../../contract.ts'
import { READINGS, SHOWN_MAX } from '../../rules.ts'
import { assertProven } from '../../server/assert-proven.ts'
import { findKept, openKept, shownUrl } from '../../server/queries.ts'
import { readForHolder } from '../../server/reading/read-for-holder.ts'
import { makeRowKey, openFile, pageKeyId, sealPart } from '../../server/sealing.ts'
import { keptShares } from '../../server/tables.ts'
import { maySharePage } from '../rules.ts'

type Share = typeof contract.shareKept

/**
 * Turns the page of one of the caller's badges on, with a copy of its file, after checking it again; returns the page that is
 * on already. Of a badge that a device sealed, the caller sends the file (else `keptNeedsKey`). Throws `shownRefused` for a
 * badge that is not genuine, names somebody else, or whose page an operator ended, and `shownTooMany`.
 */
export async function shareKept(ctx: HolderContext, { keptId, file }: Input<Share>): Promise<Output<Share>> {
  assertProven(ctx)
  const open = await openPageOf(ctx, keptId)
  if (open) return { shownUrl: shownUrl(ctx.config, open) }
  const { holderId } = ctx.actor
  await takeRate(ctx, `kept-share:${holderId}`, READINGS)
  const { reading, received, hash } = await readForHolder(ctx, holderId, { file: await fileToShow(ctx, keptId, file) })
  if (!maySharePage(reading)) throw new Problem('shownRefused')
  return inTransaction(ctx, async (ctx) => {
    await lockOwnWallet(ctx)
    // It may have been removed meanwhile.
    await findKept(ctx, keptId)
    const turnedOn = await openPageOf(ctx, keptId)
    if (turnedOn) return { shownUrl: shownUrl(ctx.config, turnedOn) }
    if (await isEndedForGood(ctx, keptId, hash)) throw new Problem('shownRefused')
    const isOpen = and(eq(keptShares.holderId, holderId), isNull(keptShares.endedAt))
    if ((await ctx.db.$count(keptShares, isOpen)) >= SHOWN_MAX) throw new Problem('shownTooMany')
    const id = newId()
    const key = await makeRowKey(ctx, pageKeyId(id))
    const sealed = sealPart(key, 'sealed', received)
    const at = { createdAt: ctx.now(), checkedAt: ctx.now() }
    await ctx.db
      .insert(keptShares)
      .values({ id, keptId, holderId, ...at, hash, sealed, reading: sealPart(key, 'reading', reading) })
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'kept', subjectId: keptId })
    await recordEvent(ctx, { action: 'keptBadge.shared', subjectId: keptId })
    return { shownUrl: shownUrl(ctx.config, id) }
  })
}

async function openPageOf(ctx: HolderContext, keptId: string): Promise<string | undefined> {
  const [open] = await ctx.db
    .select({ id: keptShares.id })
    .from(keptShares)
    .where(and(eq(keptShares.keptId, keptId), eq(keptShares.holderId, ctx.actor.holderId), isNull(keptShares.endedAt)))
  return open?.id
}

/** Whether an operator ended a page of the badge, also before it was removed, sealed by a device or part of another wallet. */
async function isEndedForGood(ctx: HolderContext, keptId: string, hash: string): Promise<boolean> {
  const isOwn = eq(keptShares.holderId, ctx.actor.holderId)
  const isEnded = and(isNotNull(keptShares.endedAt), isNotNull(keptShares.hash))
  const isSame = or(eq(keptShares.keptId, keptId), eq(keptShares.hash, hash))
  return (await ctx.db.$count(keptShares, and(isOwn, isEnded, isSame))) > 0
}

async function fileToShow(ctx: HolderContext, keptId: string, file: File | undefined): Promise<File> {
  const { sealedBy } = await findKept(ctx, keptId)
  if (sealedBy !== '' && file) return file
  const { row, key } = await openKept(ctx, keptId)
  return openFile(key, row.sealed)
}
