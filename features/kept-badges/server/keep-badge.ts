import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { READINGS } from '../rules.ts'
import { assertProven } from './assert-proven.ts'
import { assertRoom } from './assert-room.ts'
import { isOwnKeyWallet } from './queries.ts'
import { readSealed } from './read-sealed.ts'
import { readForHolder } from './reading/read-for-holder.ts'
import { firstRecheck } from './recheck/next-recheck.ts'
import { makeRowKey, sealPart, sealReading } from './sealing.ts'
import { keptBadges } from './tables.ts'

type Keep = typeof contract.keepBadge

/**
 * Keeps a badge for the caller: one that the server reads again and seals, or what their device sealed, where the wallet has
 * a key of its own (`keptNeedsKey` for the other). Throws what reading throws, `badgeNotGenuine`, `namesSomebodyElse` without
 * `anyway`, `keptAlready` and `keptTooMany`.
 */
export async function keepBadge(ctx: HolderContext, asked: Input<Keep>): Promise<Output<Keep>> {
  assertProven(ctx)
  await takeRate(ctx, `kept-keep:${ctx.actor.holderId}`, READINGS)
  const isOwnKey = await isOwnKeyWallet(ctx)
  if (asked.sealed) {
    if (!isOwnKey) throw new InvalidInput('invalidInput')
    return keepSealed(ctx, asked)
  }
  if (isOwnKey) throw new Problem('keptNeedsKey')
  return keepRead(ctx, asked)
}

async function keepRead(ctx: HolderContext, { file, url, anyway }: Input<Keep>): Promise<Output<Keep>> {
  const { holderId } = ctx.actor
  const { reading, received, hash } = await readForHolder(ctx, holderId, { file, url })
  if (reading.verification.word === 'notGenuine') throw new Problem('badgeNotGenuine')
  if (reading.yours === 'other' && !anyway) throw new Problem('namesSomebodyElse')
  // Its picture takes room, too.
  const bytes = received.length + JSON.stringify(reading).length
  return inTransaction(ctx, async (ctx) => {
    await assertRoom(ctx, { hash, bytes })
    const id = newId()
    const key = await makeRowKey(ctx, id)
    await ctx.db.insert(keptBadges).values({
      id,
      holderId,
      hash,
      keptAt: ctx.now(),
      sealed: sealPart(key, 'sealed', received),
      bytes,
      ...sealReading(key, reading),
      recheckAt: firstRecheck(reading.verification, ctx.now()),
    })
    await noteKept(ctx, id)
    return { keptId: id }
  })
}

async function keepSealed(ctx: HolderContext, asked: Input<Keep>): Promise<Output<Keep>> {
  const { keptId: id } = asked
  if (!id) throw new InvalidInput('invalidInput')
  const sealed = await readSealed(ctx, asked)
  return inTransaction(ctx, async (ctx) => {
    await assertRoom(ctx, sealed)
    const row = { id, holderId: ctx.actor.holderId, keptAt: ctx.now(), ...sealed }
    const [made] = await ctx.db.insert(keptBadges).values(row).onConflictDoNothing().returning({ id: keptBadges.id })
    if (!made) throw new Problem('keptAlready')
    await noteKept(ctx, id)
    return { keptId: id }
  })
}

async function noteKept(ctx: HolderContext, keptId: string): Promise<void> {
  await notifyWallets(ctx, { holderIds: [ctx.actor.holderId] }, { kind: 'kept', subjectId: keptId })
  await recordEvent(ctx, { action: 'keptBadge.kept', subjectId: keptId })
}
