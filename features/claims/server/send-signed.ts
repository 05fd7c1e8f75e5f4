import { Problem } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { keepDelegation } from '#features/templates/server/write-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Signed, SignedHandler } from '#platform/confirmations.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { moveOperation } from '#platform/operations.ts'
import { acceptImport } from './accept-import.ts'
import { startBatch } from './change-batch.ts'
import { changeOwn } from './change-sessions.ts'
import { goOnHanded } from './handed-steps.ts'
import { makeSessions } from './make-sessions.ts'
import { reissueOwn } from './reissue-session.ts'
import { delegationSignatures, type SendPayload } from './renew-for-send.ts'
import { resendOwn } from './resend-session.ts'
import { retryOwn } from './retry-send.ts'
import { mailLink } from './send-open-session.ts'
import { changeLink } from './update-link.ts'

/** What goes on once a wallet has signed, by action. */
export const claimsSigned: Record<string, SignedHandler> = { 'send-badges': sendSigned }

/** Does what waited for new delegations, which the community's key has signed. */
async function sendSigned(ctx: Context, { operationId, payload, signatures }: Signed): Promise<void> {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  const { delegations, ...asked } = payload as SendPayload
  for (const [at, signature] of delegationSignatures(signatures).entries()) {
    const delegation = delegations[at]
    if (delegation) await keepDelegation(ctx, ctx.actor.issuerId, { delegation, signature })
  }
  const admin = { ...ctx, actor: ctx.actor }
  // A batch is changed by a job, which ends the operation.
  if (asked.step.kind === 'changeBatch') return startBatch(admin, asked.step.asked, operationId)
  await goOn(admin, asked)
  await moveOperation(ctx, operationId, 'success')
}

async function goOn(ctx: AdminContext, { templateId, step }: Omit<SendPayload, 'delegations'>): Promise<unknown> {
  if (step.kind === 'resend') return resendOwn(ctx, step.asked)
  if (step.kind === 'mailLink') return mailLink(ctx, step.asked)
  if (step.kind === 'changeLink') return changeLink(ctx, step.asked)
  if (step.kind === 'reissue') return reissueOwn(ctx, step.asked)
  if (step.kind === 'handed') return goOnHanded(ctx, step.name, step.asked)
  if (step.kind === 'import') return acceptImport(ctx, step.asked)
  if (step.kind === 'retry') return retryOwn(ctx, step.asked)
  if (step.kind === 'change') return changeOwn(ctx, step.asked)
  if (step.kind !== 'create') throw new Error('Nobody does this step')
  const template = await findOwnTemplate(ctx, templateId)
  const { sendId, links } = await makeSessions(ctx, template, step.asked)
  return recordEvent(ctx, { action: 'sessions.created', subjectId: sendId, detail: { links: links.length } })
}
