import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { notifyAdmins } from '#features/issuers/server/notify-admins.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { ownTemplates } from '#features/templates/server/own-templates.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { KEYS_MAX } from '../rules.ts'
import { makeKeyText } from './key-form.ts'
import { readNetwork } from './networks.ts'
import { assertKept } from './own-key.ts'
import { scopedKeys } from './tables.ts'

type Create = typeof contract.createKey

const DAY_MS = 86_400_000

/**
 * Makes a key with scopes, whose text is returned this once: only its hash is stored. All admins are notified. Throws
 * `networkInvalid`, `templatesUnknown`, `tooManyKeys`.
 */
export async function createKey(ctx: AdminContext, asked: Input<Create>): Promise<Output<Create>> {
  await assertKept(ctx)
  const networks = [...new Set(asked.networks.map(networkOf))]
  const { id, text } = makeKeyText()
  return inTransaction(ctx, async (ctx) => {
    await assertRoom(ctx)
    const now = ctx.now()
    const { name, scopes, days } = asked
    await ctx.db.insert(scopedKeys).values({
      id,
      issuerId: ctx.actor.issuerId,
      name,
      scopes: [...new Set(scopes)],
      templateIds: await templatesOf(ctx, asked.templateIds),
      networks,
      secretHash: hashText(text),
      lastFour: text.slice(-4),
      createdAt: now,
      createdBy: ctx.actor.email,
      expiresAt: days > 0 ? new Date(now.getTime() + days * DAY_MS) : null,
    })
    await recordEvent(ctx, { action: 'scopedKey.created', subjectId: id, detail: { scopes: scopes.length, days } })
    await notifyAdmins(ctx, 'keyMade', { key: name })
    return { keyId: id, apiKey: text }
  })
}

function networkOf(text: string): string {
  const network = readNetwork(text)
  if (!network) throw new InvalidInput('networkInvalid')
  return network
}

/** The issuer's row is the lock: of two admins at once only one makes the last key, and none once it is deleted. */
async function assertRoom(ctx: AdminContext): Promise<void> {
  const { issuerId } = ctx.actor
  const isThere = and(eq(issuers.id, issuerId), isNull(issuers.deletedAt))
  const [issuer] = await ctx.db.select({ id: issuers.id }).from(issuers).where(isThere).for('update')
  // It was deleted with its keys meanwhile; a key made now would outlive it.
  if (!issuer) throw new Problem('notFound')
  const isActive = and(eq(scopedKeys.issuerId, issuerId), isNull(scopedKeys.endedAt))
  if ((await ctx.db.$count(scopedKeys, isActive)) >= KEYS_MAX) throw new Problem('tooManyKeys')
}

async function templatesOf(ctx: AdminContext, asked: string[]): Promise<string[]> {
  const ids = [...new Set(asked)]
  if (ids.length === 0) return []
  const own = await ownTemplates(ctx, ctx.actor.issuerId, ids)
  if (own.length !== ids.length) throw new Problem('templatesUnknown')
  return ids
}
