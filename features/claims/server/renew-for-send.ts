import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { confirmationDocument, contentHash, delegationDocument } from '#credentials/confirmation.ts'
import type { Delegation } from '#credentials/delegation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { newTerms } from '#features/templates/server/delegate.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { ownIssuer } from '#features/templates/server/own-issuer.ts'
import { keepDelegation, unsignedDelegation, writeDelegation } from '#features/templates/server/write-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Signed, SignedHandler } from '#platform/confirmations.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import { moveOperation } from '#platform/operations.ts'
import { type Asked, makeSessions } from './make-sessions.ts'

type Payload = { templateId: string; asked: Asked; delegation: Delegation }

/**
 * Gives a template whose delegation does not suffice a new one: signed at once by the sealed account key, then '' is
 * answered; or asked of the community's wallet together with the send itself, whose operation is answered. Throws
 * `delegationEnded` when the template's own limit is used up.
 */
export function renewForSend(ctx: AdminContext, templateId: string, asked: Asked): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const [issuer, template] = [await ownIssuer(ctx), await findOwnTemplate(ctx, templateId)]
    const places = Math.max(1, asked.emails.length, asked.options.length)
    const terms = await newTerms(ctx, template)
    if (!terms || terms.maxCount < places) throw new Problem('delegationEnded')
    if (issuer.isKms) {
      await writeDelegation(ctx, issuer, terms)
      return ''
    }
    const delegation = await unsignedDelegation(ctx, issuer, terms)
    const { publicUrl } = ctx.config
    // A link's badges are counted as they are taken; what is signed names how many it may give.
    const count = Math.max(places, asked.didLimit ?? 1)
    const hash = contentHash({ templateId, asked })
    const callbackId = await askSignature(ctx, issuer, {
      action: 'send-badges',
      // Each send is its own: two of one template wait side by side.
      subjectId: newId(),
      documents: (common) => [
        confirmationDocument(
          'SendBadges',
          { ...common, templateId, name: template.name, count, contentHash: hash },
          publicUrl,
        ),
        delegationDocument(delegation, publicUrl),
      ],
      payload: { templateId, asked, delegation } satisfies Payload,
    })
    await recordEvent(ctx, { action: 'sessions.asked', subjectId: templateId, detail: { count } })
    return callbackId
  })
}

/** What goes on once a wallet has signed, by action. */
export const claimsSigned: Record<string, SignedHandler> = { 'send-badges': sendSigned }

/** Sends what waited for a new delegation, which the community's key has signed. */
async function sendSigned(ctx: Context, { operationId, payload, signatures }: Signed): Promise<void> {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  const admin: AdminContext = { ...ctx, actor: ctx.actor }
  const { templateId, asked, delegation } = payload as Payload
  await keepDelegation(ctx, ctx.actor.issuerId, { delegation, signature: signatures[1] ?? '' })
  const template = await findOwnTemplate(admin, templateId)
  const { sendId, links } = await makeSessions(admin, template, asked)
  await recordEvent(ctx, { action: 'sessions.created', subjectId: sendId, detail: { links: links.length } })
  await moveOperation(ctx, operationId, 'success')
}
