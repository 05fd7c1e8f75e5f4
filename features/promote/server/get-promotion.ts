import { and, eq, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { AGAIN_DAYS, daysLater, markEnd, renewableFrom } from '../rules.ts'
import { lastRequest } from './request-promotion.ts'
import { issuerVerifications, type promoteRequests } from './tables.ts'

type Get = typeof contract.getPromotion

/** Where the community's request and its mark are, with what is needed to correct a refused request. */
export async function getPromotion(ctx: AdminContext): Promise<Output<Get>> {
  const { issuerId } = ctx.actor
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer) throw new Problem('notFound')
  const last = await lastRequest(ctx, issuerId)
  const at = promotedAt(issuer) ? issuer.promotedAt : null
  return {
    promotedAt: at?.toISOString() ?? '',
    until: at ? markEnd(at).toISOString() : '',
    renewableFrom: at ? renewableFrom(at).toISOString() : '',
    request: last && view(last),
    withinDays: ctx.config.promotionDays,
    emails: await provenEmails(ctx),
  }
}

function view(request: typeof promoteRequests.$inferSelect): Output<Get>['request'] {
  const { id: _, issuerId: __, createdAt, decidedAt, ...fields } = request
  const isRefused = fields.state === 'refused' && decidedAt
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? '',
    againAt: isRefused ? daysLater(decidedAt, AGAIN_DAYS).toISOString() : '',
  }
}

async function provenEmails(ctx: AdminContext): Promise<string[]> {
  const rows = await ctx.db
    .select({ value: issuerVerifications.value })
    .from(issuerVerifications)
    .where(
      and(
        eq(issuerVerifications.issuerId, ctx.actor.issuerId),
        eq(issuerVerifications.type, 'email'),
        isNull(issuerVerifications.endedAt),
      ),
    )
  return rows.map(({ value }) => value)
}
