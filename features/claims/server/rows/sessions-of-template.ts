import { and, eq } from 'drizzle-orm'
import { listApiKeys } from '#features/issuers/server/api-keys/list-api-keys.ts'
import { addressLook } from '#features/team/folders/server/address-look.ts'
import { SESSIONS_SHOWN } from '#features/templates/rules.ts'
import type { TeamContext } from '#platform/context.ts'
import { claims } from '../tables.ts'
import { describeClaims } from './describe-claims.ts'
import { historyRows } from './history-rows.ts'

/** The newest sessions of an own template, and its session builders; their keys are for admins. */
export async function sessionsOf(ctx: TeamContext, templateId: string) {
  const rows = await historyRows(ctx, and(eq(claims.templateId, templateId), claims.isShown), {
    pageSize: SESSIONS_SHOWN,
  })
  const look = await addressLook(ctx, templateId)
  // Keys stay with the sub-community's own admins.
  const sessionBuilders = ctx.actor.via ? [] : await listApiKeys(ctx, templateId)
  return { sessions: await describeClaims(ctx, rows, look), sessionBuilders }
}
