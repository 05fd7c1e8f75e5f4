import { sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { daysOf } from './days-of.ts'
import { sendFigures } from './send-figures.ts'

type List = typeof contract.listInsightSends

const SENDS_SHOWN = 25

/** A template's sends of several recipients in a period, newest first. Throws `notFound` for a template that the caller may not see. */
export async function listInsightSends(
  ctx: TeamContext,
  { templateId, after, ...asked }: Input<List>,
): Promise<Output<List>> {
  const { issuerId } = ctx.actor
  await findOwnTemplate(ctx, templateId, 'see')
  const { zone, ...span } = await daysOf(ctx, issuerId, asked)
  const ofTemplate = () => sql`template_id = ${templateId}`
  const { found, next } = await sendFigures(ctx, { issuerId, span, zone, ofTemplate, after, limit: SENDS_SHOWN })
  return {
    sends: found.map(({ sendId, at, recipients, chain: { checked: _, ...chain } }) => ({
      sendId,
      at,
      recipients,
      ...chain,
    })),
    next,
  }
}
