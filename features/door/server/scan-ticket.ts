import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { type Answer, readTicketCode, refusalOfStep } from '../rules.ts'
import { type Answered, admit, refuse } from './admit.ts'
import { isSignedBy } from './is-signed-by.ts'
import { readMailedCode } from './mailed-code.ts'
import { allowsStill, deviceOf, isForeign } from './queries.ts'
import { isStaticCode } from './static-code.ts'

/** Parses a scanned code and checks its ticket in; returns no data of a ticket for an invalid code, or for a foreign one. */
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
    if (!(await allowsStill(ctx, template.id))) return refuseOwn(ctx, template, named.id, 'stillNotAllowed')
    return admit(ctx, template, { ticketId: named.id, linkN: named.n, way: 'mailed', stewardId })
  }
  const { badgeId } = read
  if (read.kind === 'still') {
    if (!isStaticCode(ctx.config, badgeId, read.mac)) return refuse(ctx, template, 'unknown')
    if (!(await allowsStill(ctx, template.id))) return refuseOwn(ctx, template, badgeId, 'stillNotAllowed')
    return admit(ctx, template, { ticketId: badgeId, way: 'still', stewardId })
  }
  const publicKey = await deviceOf(ctx, badgeId)
  const isGenuine = publicKey !== undefined && (await isSignedBy(publicKey, badgeId, read.step, read.signature))
  if (!isGenuine) return refuse(ctx, template, 'unknown')
  const refusal = refusalOfStep(read.step, ctx.now())
  if (refusal) return refuseOwn(ctx, template, badgeId, refusal)
  return admit(ctx, template, { ticketId: badgeId, way: 'code', stewardId })
}

/** The refusal of a genuine code; for a foreign ticket it is the same as for an invalid code. */
async function refuseOwn(ctx: Context, template: TemplateRow, ticketId: string, answer: Answer): Promise<Answered> {
  return refuse(ctx, template, (await isForeign(ctx, template, ticketId)) ? 'unknown' : answer)
}
