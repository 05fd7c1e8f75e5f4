import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { readTicketCode, refusalOfStep } from '../rules.ts'
import { isSignedBy } from './is-signed-by.ts'
import { type Answered, letIn, refuse } from './let-in.ts'
import { readMailedCode } from './mailed-code.ts'
import { allowsStill, deviceOf } from './queries.ts'
import { isStillCode } from './still-code.ts'

/** Reads a scanned code and lets its ticket in; nothing is said of a ticket whose code is not genuine. */
export async function scanTicket(
  ctx: Context,
  template: TemplateRow,
  { code, stewardId = '' }: { code: string; stewardId?: string },
): Promise<Answered> {
  const read = readTicketCode(code)
  if (!read) return refuse(ctx, template, 'unknown')
  if (read.kind === 'mailed') {
    const named = readMailedCode(ctx.config, read.token)
    if (!named) return refuse(ctx, template, 'unknown')
    if (!(await allowsStill(ctx, template.id))) return refuse(ctx, template, 'stillNotAllowed')
    return letIn(ctx, template, { ticketId: named.id, linkN: named.n, way: 'mailed', stewardId })
  }
  const { badgeId } = read
  if (read.kind === 'still') {
    if (!isStillCode(ctx.config, badgeId, read.mac)) return refuse(ctx, template, 'unknown')
    if (!(await allowsStill(ctx, template.id))) return refuse(ctx, template, 'stillNotAllowed')
    return letIn(ctx, template, { ticketId: badgeId, way: 'still', stewardId })
  }
  const publicKey = await deviceOf(ctx, badgeId)
  const isGenuine = publicKey !== undefined && (await isSignedBy(publicKey, badgeId, read.step, read.signature))
  if (!isGenuine) return refuse(ctx, template, 'unknown')
  const refusal = refusalOfStep(read.step, ctx.now())
  if (refusal) return refuse(ctx, template, refusal)
  return letIn(ctx, template, { ticketId: badgeId, way: 'code', stewardId })
}
