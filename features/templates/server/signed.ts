import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Signed, SignedHandler } from '#platform/confirmations.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import type { PublishPayload } from './ask-to-publish.ts'
import { ownIssuer } from './own-issuer.ts'
import { takeToPending } from './start-publishing.ts'
import { keepDelegation } from './write-delegation.ts'

/** What goes on once a wallet has signed, by action. */
export const templatesSigned: Record<string, SignedHandler> = { 'publish-template': publishSigned }

/** Publishes a template whose key has signed exactly what it is now; else throws `confirmationStale`. */
async function publishSigned(ctx: Context, { operationId, payload, signatures }: Signed): Promise<void> {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  const admin: AdminContext = { ...ctx, actor: ctx.actor }
  const { templateId, hash, delegation } = payload as PublishPayload
  const issuer = await ownIssuer(admin)
  const taken = await takeToPending(admin, issuer, templateId)
  if (taken.hash !== hash) throw new Problem('confirmationStale')
  const signature = signatures[1]
  if (delegation && signature) await keepDelegation(ctx, issuer.id, { delegation, signature })
  await recordEvent(ctx, { action: 'template.publishSigned', issuerId: issuer.id, subjectId: templateId })
  await ctx.jobs.send(ctx, 'anchor-template', { templateId, operationId })
}
