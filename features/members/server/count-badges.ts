import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BadgesChange, ChangedBadge } from '#features/badges/hooks.ts'
import { templates } from '#features/templates/server/tables.ts'
import { writeLater } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { recountBadges } from './held-badges.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/**
 * Keeps the numbers of badges of members, and who is suspended, in the transaction that issues badges or changes their
 * status; former members' too, who may return. One statement for all badges.
 */
export async function countBadges(ctx: Context, { kind, badges, isLocked }: BadgesChange): Promise<void> {
  if (!isLocked)
    await lockMembers(
      ctx,
      badges.map(({ issuerId }) => issuerId),
    )
  await addBadges(ctx, countedOf(kind, badges))
  // A new Membership card makes its holder a member, which counts all of their badges.
  if (kind !== 'issued') await followCards(ctx, badges)
}

type Counted = { issuerId: string; holderId: string; byHowMany: number }

/** By how much the number of each holder's badges changes: revoking a suspended badge changes nothing. */
function countedOf(kind: BadgesChange['kind'], rows: ChangedBadge[]): Counted[] {
  const step = kind === 'issued' || kind === 'resumed' ? 1 : -1
  const counted = new Map<string, Counted>()
  for (const { issuerId, holderId, wasSuspended } of rows) {
    if (kind === 'revoked' && wasSuspended) continue
    const key = `${issuerId} ${holderId}`
    const before = counted.get(key)?.byHowMany ?? 0
    counted.set(key, { issuerId, holderId, byHowMany: before + step })
  }
  return [...counted.values()]
}

async function addBadges(ctx: Context, counted: Counted[]): Promise<void> {
  if (counted.length === 0) return
  const statement = sql`
    update ${members} m set badge_count = m.badge_count + changed."byHowMany"
    from json_to_recordset(${JSON.stringify(counted)}::json)
      as changed("issuerId" text, "holderId" text, "byHowMany" int)
    where m.issuer_id = changed."issuerId" and m.holder_id = changed."holderId"`
  await writeLater(ctx, { table: 'members', statement })
}

async function followCards(ctx: Context, badges: ChangedBadge[]): Promise<void> {
  const ids = [...new Set(badges.map(({ templateId }) => templateId))]
  const cards = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(inArray(templates.id, ids), eq(templates.category, 'membership')))
  const isCard = new Set(cards.map(({ id }) => id))
  const changed = badges.filter(({ templateId }) => isCard.has(templateId))
  for (const [issuerId, rows] of Map.groupBy(changed, ({ issuerId }) => issuerId)) {
    await recountBadges(
      ctx,
      [issuerId],
      rows.map(({ holderId }) => holderId),
    )
  }
}
