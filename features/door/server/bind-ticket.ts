import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { badges } from '#features/badges/server/tables.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { templates } from '#features/templates/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { isDeviceKey } from './is-signed-by.ts'
import { allowsStill } from './queries.ts'
import { staticCode } from './static-code.ts'
import { ticketDevices } from './tables.ts'

/**
 * Binds one of the holder's tickets to a device's key. A ticket that is bound already needs `takeOver`, in a session
 * whose address was proven. Idempotent for the same key.
 */
export async function bindTicket(
  ctx: HolderContext,
  { badgeId, publicKey, takeOver }: Input<typeof contract.bindTicket>,
) {
  if (!(await isDeviceKey(publicKey))) throw new InvalidInput('invalidInput')
  return inTransaction(ctx, async (ctx) => {
    const templateId = await heldTicket(ctx, badgeId)
    const made = { badgeId, publicKey, boundAt: ctx.now() }
    const [first] = await ctx.db.insert(ticketDevices).values(made).onConflictDoNothing().returning()
    const isBound = first ?? (await takeDevice(ctx, { ...made, takeOver }))
    if (isBound) await recordEvent(ctx, { action: 'ticket.bound', subjectId: badgeId, detail: { takeOver } })
    const still = (await allowsStill(ctx, templateId)) ? staticCode(ctx.config, badgeId) : ''
    return { now: ctx.now().toISOString(), still }
  })
}

async function heldTicket(ctx: HolderContext, badgeId: string): Promise<string> {
  const isHeld = and(eq(badges.id, badgeId), eq(badges.holderId, ctx.actor.holderId), eq(templates.category, 'ticket'))
  const [held] = await ctx.db
    .select({ templateId: badges.templateId })
    .from(badges)
    .innerJoin(templates, eq(templates.id, badges.templateId))
    .where(isHeld)
  if (!held) throw new Problem('notFound')
  return held.templateId
}

type Taking = typeof ticketDevices.$inferInsert & { takeOver: boolean }

/** Returns whether the key changed. */
async function takeDevice(ctx: HolderContext, { badgeId, takeOver, ...device }: Taking): Promise<boolean> {
  const [bound] = await ctx.db.select().from(ticketDevices).where(eq(ticketDevices.badgeId, badgeId)).for('update')
  if (bound?.publicKey === device.publicKey) return false
  if (!takeOver) throw new Problem('ticketElsewhere')
  assertProven(ctx)
  await ctx.db.update(ticketDevices).set(device).where(eq(ticketDevices.badgeId, badgeId))
  return true
}
