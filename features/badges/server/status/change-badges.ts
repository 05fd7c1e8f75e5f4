import { and, asc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { emptyList, setSlot } from '#credentials/status/status-list.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { recordEvent, recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { BadgesChange } from '../../hooks.ts'
import { notifyBadges } from '../notify-badges.ts'
import { badges, statusLists } from '../tables.ts'

/** Badges per statement, to stay below the database's limit of values. */
const IDS_AT_ONCE = 5000

type Change = {
  /** Which badges the change applies to. */
  when: SQL | undefined
  set: Partial<typeof badges.$inferInsert>
  purpose: 'revocation' | 'suspension'
  isSet: boolean
  action: string
  kind: BadgesChange['kind']
}

/** Revokes badges for good, with a reason; suspended ones as well. */
export function revocation(ctx: Context, reason: string): Change {
  return {
    when: isNull(badges.revokedAt),
    set: { revokedAt: ctx.now(), revokedReason: reason },
    purpose: 'revocation',
    isSet: true,
    action: 'badge.revoked',
    kind: 'revoked',
  }
}

/** Suspends badges, with a reason; only those whose credential names a suspension list. */
export function suspension(ctx: Context, reason: string): Change {
  return {
    when: and(isNull(badges.revokedAt), isNull(badges.suspendedAt), canBeSuspended(badges.credential)),
    set: { suspendedAt: ctx.now(), suspendedReason: reason },
    purpose: 'suspension',
    isSet: true,
    action: 'badge.suspended',
    kind: 'suspended',
  }
}

/** Reinstates suspended badges. */
export function resumption(): Change {
  return {
    when: and(isNull(badges.revokedAt), isNotNull(badges.suspendedAt)),
    set: { suspendedAt: null, suspendedReason: '' },
    purpose: 'suspension',
    isSet: false,
    action: 'badge.resumed',
    kind: 'resumed',
  }
}

/**
 * Changes the status of badges and returns the ids of the changed ones. Each status list is written once, however many
 * badges there are. Badges of other issuers are left alone. Badges, then lists, are locked in the order of their ids to
 * avoid deadlocks. Throws `notFound` for badges of a deleted issuer, whose lists can no longer be signed.
 */
export function changeBadges(ctx: Context, badgeIds: string[], change: Change): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(badgeIds)].sort()
    const changed: Changed[] = []
    for (let i = 0; i < ids.length; i += IDS_AT_ONCE)
      changed.push(...(await changeSome(ctx, ids.slice(i, i + IDS_AT_ONCE), change)))
    const lists = Map.groupBy(changed, ({ listId }) => listId)
    for (const [listId, rows] of [...lists].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const slots = rows.map(({ slot }) => slot)
      await writeList(ctx, listId, slots, change)
    }
    const { action } = change
    await recordEvents(
      ctx,
      changed.map(({ id, issuerId }) => ({ action, issuerId, subjectId: id })),
    )
    await notifyBadges(ctx, { kind: change.kind, badges: changed.map((badge) => asChanged(badge, change)) })
    return changed.map(({ id }) => id)
  })
}

type Told = 'id' | 'issuerId' | 'holderId' | 'templateId' | 'issuedAt' | 'suspendedAt'
type Changed = Pick<typeof badges.$inferSelect, Told> & {
  listId: string
  slot: number
}

function asChanged({ listId: _, slot: __, suspendedAt, ...badge }: Changed, { kind }: Change) {
  // Revoking leaves the suspension as it was.
  return { ...badge, wasSuspended: kind === 'resumed' || (kind === 'revoked' && suspendedAt !== null) }
}

async function changeSome(ctx: Context, ids: string[], { when, set }: Change): Promise<Changed[]> {
  const own = 'issuerId' in ctx.actor ? eq(badges.issuerId, ctx.actor.issuerId) : undefined
  const locked = await ctx.db
    .select({ id: badges.id })
    .from(badges)
    .where(and(inArray(badges.id, ids), when, own))
    .orderBy(asc(badges.id))
    .for('update')
  if (locked.length === 0) return []
  const changeable = locked.map(({ id }) => id)
  return ctx.db
    .update(badges)
    .set(set)
    .where(and(inArray(badges.id, changeable), when))
    .returning({
      id: badges.id,
      issuerId: badges.issuerId,
      holderId: badges.holderId,
      templateId: badges.templateId,
      issuedAt: badges.issuedAt,
      suspendedAt: badges.suspendedAt,
      listId: badges.statusListId,
      slot: badges.statusIndex,
    })
}

async function writeList(ctx: Context, listId: string, slots: number[], { purpose, isSet }: Change): Promise<void> {
  const [list] = await ctx.db.select().from(statusLists).where(eq(statusLists.id, listId)).for('update')
  if (!list) throw new Error('There is no such status list')
  // Checked after the lock, because a deletion may have sealed the list meanwhile.
  if ((await issuerFace(ctx, list.issuerId)).isDeleted) throw new Problem('notFound')
  const before = purpose === 'revocation' ? list.bits : (list.suspendedBits ?? emptyList())
  const bits = Uint8Array.from(before)
  for (const slot of slots) setSlot(bits, slot, isSet)
  const written = purpose === 'revocation' ? { bits, signed: null } : { suspendedBits: bits, signedSuspension: null }
  await ctx.db
    .update(statusLists)
    .set({ ...written, version: sql`${statusLists.version} + 1` })
    .where(eq(statusLists.id, listId))
}

/** Whether a stored credential names a suspension list, as a condition on its column: only such badges can be suspended. */
export function canBeSuspended(credential: SQLWrapper): SQL {
  return sql`${credential} @? '$.credentialStatus[*] ? (@.statusPurpose == "suspension")'`
}

/** Links a revoked badge to its replacement; both belong to the caller's issuer. */
export function supersedeBadge(ctx: Context, badgeId: string, byId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(badges).set({ supersededBy: byId }).where(eq(badges.id, badgeId))
    await recordEvent(ctx, { action: 'badge.superseded', subjectId: badgeId })
  })
}
