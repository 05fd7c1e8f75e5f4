import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { templates, templateVersions } from '#features/templates/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { mailsEnded } from '../hooks.ts'
import { isEndedGift, isLivingAt } from './claim-conditions.ts'
import { claims } from './tables.ts'

/**
 * Moves the open claims and links of a template to a version; badges keep theirs. Claims that end with the event move to
 * its new end.
 */
export async function moveClaims(
  ctx: Context,
  { templateId, version }: { templateId: string; version: number },
): Promise<void> {
  const [template] = await ctx.db
    .select({ endDate: templates.endDate })
    .from(templates)
    .where(eq(templates.id, templateId))
  const eventEnd = template?.endDate ?? null
  const moved = await ctx.db
    .update(claims)
    .set({
      templateVersion: version,
      ...(eventEnd &&
        eventEnd > ctx.now() && {
          endDate: sql`case when ${endedWithEvent} then ${eventEnd} else ${claims.endDate} end`,
        }),
    })
    .where(isLiving(ctx, templateId))
    .returning({ issuerId: claims.issuerId, revokedAt: claims.revokedAt })
  const open = moved.filter(({ revokedAt }) => revokedAt === null)
  const [first] = open
  if (!first) return
  const detail = { version, claims: open.length }
  await recordEvent(ctx, { action: 'claims.moved', issuerId: first.issuerId, subjectId: templateId, detail })
}

/**
 * Ends the open claims and links of a template, and their waiting e-mails; with `upTo`, only those of delegations up to
 * that number. Idempotent.
 */
export async function endClaimsOf(
  ctx: Context,
  { templateId, upTo }: { templateId: string; upTo?: number },
): Promise<void> {
  const isMeant = upTo === undefined ? undefined : lte(claims.delegationN, upTo)
  // In the same order as every other change, to avoid deadlocks.
  const open = ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(and(isLiving(ctx, templateId), isMeant))
    .orderBy(asc(claims.id))
    .for('update')
  const all = await ctx.db
    .update(claims)
    .set({
      endDate: ctx.now(),
      delivery: sql`case when ${claims.delivery} = 'queued' then 'link' else ${claims.delivery} end`,
    })
    .where(inArray(claims.id, open))
    .returning({ issuerId: claims.issuerId, sendId: claims.sendId, revokedAt: claims.revokedAt })
  const ended = all.filter(({ revokedAt }) => revokedAt === null)
  const [first] = ended
  if (!first) return
  await mailsEnded.run(ctx, ended)
  const detail = { claims: ended.length }
  await recordEvent(ctx, { action: 'claims.ended', issuerId: first.issuerId, subjectId: templateId, detail })
}

const endedWithEvent = sql`${claims.endDate} = (
  select nullif(${templateVersions.fields} -> 'eventDetails' ->> 'endDate', '')::timestamptz from ${templateVersions}
  where ${templateVersions.templateId} = ${claims.templateId} and ${templateVersions.version} = ${claims.templateVersion})`

function isLiving(ctx: Context, templateId: string) {
  const isEnding = and(isEndedGift(), gt(claims.endDate, ctx.now()))
  return and(eq(claims.templateId, templateId), or(isLivingAt(ctx.now()), isEnding))
}
