import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { apiKeys } from '#features/issuers/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type KeyState, UNUSED_DAYS } from '../rules.ts'
import { assertKept, type ScopedKey } from './own-key.ts'
import { ownKeyUses, scopedKeys } from './tables.ts'

type List = Output<typeof contract.listKeys>

/** The community's keys, newest first, without their secrets, and the last use of the specification's key. */
export async function listKeys(ctx: AdminContext): Promise<List> {
  await assertKept(ctx)
  const { issuerId } = ctx.actor
  const rows = await ctx.db
    .select()
    .from(scopedKeys)
    .where(and(eq(scopedKeys.issuerId, issuerId), isNull(scopedKeys.endedAt)))
    .orderBy(desc(scopedKeys.createdAt), desc(scopedKeys.id))
  const titles = await titlesOf(ctx, [...new Set(rows.flatMap(({ templateIds }) => templateIds))])
  const communityKey = await ownKey(ctx)
  return { keys: rows.map((row) => rowOf(row, titles, ctx.now())), ...(communityKey && { communityKey }) }
}

function rowOf(row: ScopedKey, titles: Map<string, string>, now: Date): List['keys'][number] {
  const { id, name, lastFour, scopes, networks, createdBy, lastCall, lastNetwork } = row
  const isOldValid = row.oldUntil !== null && row.oldUntil > now
  return {
    id,
    name,
    lastFour,
    scopes,
    templates: row.templateIds.map((id) => ({ id, title: titles.get(id) ?? '' })),
    networks,
    created: row.createdAt.toISOString(),
    createdBy,
    expiresAt: row.expiresAt?.toISOString() ?? '',
    state: stateOf(row, now),
    lastUsed: dayOf(row.lastUsedAt),
    lastCall,
    lastNetwork,
    oldUntil: isOldValid ? (row.oldUntil?.toISOString() ?? '') : '',
  }
}

function stateOf({ expiresAt, lastUsedAt, createdAt }: ScopedKey, now: Date): KeyState {
  if (expiresAt && expiresAt <= now) return 'expired'
  const idle = now.getTime() - (lastUsedAt ?? createdAt).getTime()
  return idle >= UNUSED_DAYS * 86_400_000 ? 'unused' : 'active'
}

async function titlesOf(ctx: AdminContext, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(and(inArray(templates.id, ids), eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The specification's key: undefined until somebody asks for it first. */
async function ownKey(ctx: AdminContext): Promise<List['communityKey']> {
  const [key] = await ctx.db
    .select({ created: apiKeys.createdAt, at: ownKeyUses.at, call: ownKeyUses.call })
    .from(apiKeys)
    .leftJoin(ownKeyUses, eq(ownKeyUses.keyId, apiKeys.id))
    .where(and(eq(apiKeys.issuerId, ctx.actor.issuerId), eq(apiKeys.templateId, ''), isNull(apiKeys.endedAt)))
    .orderBy(desc(apiKeys.createdAt))
    .limit(1)
  return key && { created: key.created.toISOString(), lastUsed: dayOf(key.at), lastCall: key.call ?? '' }
}

function dayOf(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? ''
}
