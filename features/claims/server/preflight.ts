import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { endOfClaim } from '../rules.ts'
import { mailsLeft, suppressedOf } from './queries.ts'
import { claims } from './tables.ts'

/** What a send would meet: addresses that hold the badge, that want no mail, the mails left today, and its end. */
export async function preflight(ctx: AdminContext, { templateId, emails }: Input<typeof contract.preflight>) {
  const template = await findOwnTemplate(ctx, templateId)
  const { issuerId } = ctx.actor
  const holding = emails.length === 0 ? [] : await holdersAmong(ctx, template.id, emails)
  const unsubscribed = await suppressedOf(ctx, issuerId, emails)
  return {
    holding,
    unsubscribed: [...unsubscribed],
    left: await mailsLeft(ctx, issuerId),
    endDate: endOfClaim(ctx.now(), template.endDate).toISOString(),
  }
}

async function holdersAmong(ctx: AdminContext, templateId: string, emails: string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ email: claims.email })
    .from(claims)
    .where(
      and(
        eq(claims.templateId, templateId),
        inArray(claims.email, emails),
        gt(claims.taken, 0),
        isNull(claims.revokedAt),
      ),
    )
  return rows.map(({ email }) => email)
}
