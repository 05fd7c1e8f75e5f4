import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { confirmationDocument, contentHash, delegationDocument } from '#credentials/confirmation.ts'
import type { Delegation } from '#credentials/delegation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { newTerms } from '#features/templates/server/delegate.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { unsignedDelegation, writeDelegation } from '#features/templates/server/write-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type ApiKeyContext, type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type * as historyContract from '../history-contract.ts'
import type * as importContract from '../import-contract.ts'
import type * as linkContract from '../link-contract.ts'
import { UNLIMITED } from '../rules.ts'
import type * as sessionContract from '../session-contract.ts'
import type { AcceptedImport } from './accept-import.ts'
import type { Asked } from './make-sessions.ts'

/** What is done once a new delegation is there. */
export type Step =
  | { kind: 'create'; asked: Asked }
  | { kind: 'mailLink'; asked: Input<typeof contract.sendOpenSession> }
  | { kind: 'resend'; asked: Input<typeof sessionContract.resendSession> }
  | { kind: 'changeLink'; asked: Input<typeof linkContract.updateLink> }
  | { kind: 'import'; asked: AcceptedImport }
  | { kind: 'retry'; asked: Input<typeof importContract.retrySend> }
  | { kind: 'change'; asked: Input<typeof historyContract.changeSessions> }
  | { kind: 'changeBatch'; asked: Input<typeof historyContract.changeBatch> }
  | { kind: 'reissue'; asked: Input<typeof historyContract.reissueSession> }
  | { kind: 'handed'; name: string; asked: Record<string, string> }

/** `places` are counted at once; `count` is how many badges the signer is told of: of `UNLIMITED` as many as are delegated. */
export type Renewal = { templateId: string; step: Step; places: number; count: number }
/** What waits for the wallet's signature. */
type ApiKeyOrAdmin = (AdminContext | ApiKeyContext)['actor']
export type SendPayload = { templateId: string; step: Step; delegation: Delegation }

/**
 * Gives a template whose delegation does not suffice a new one: signed at once by the sealed account key, then '' is
 * answered; or asked of the community's wallet together with what is to be sent, whose operation is answered. Throws
 * `delegationEnded` when the template's own limit is used up, and where an API key asks but only a person's wallet can sign.
 */
export function renewForSend(ctx: Context<ApiKeyOrAdmin>, renewal: Renewal): Promise<string> {
  return inTransaction<ApiKeyOrAdmin, string>(ctx, async (ctx) => {
    const { templateId, step, places, count } = renewal
    const { actor } = ctx
    const [issuer, template] = [await findIssuer(ctx, actor.issuerId), await findTemplate(ctx, templateId)]
    if (!issuer || template?.issuerId !== issuer.id) throw new Problem('notFound')
    const terms = await newTerms(ctx, template, places)
    if (!terms || terms.maxCount < places) throw new Problem('delegationEnded')
    if (issuer.isKms) {
      await writeDelegation(ctx, issuer, terms)
      return ''
    }
    if (actor.kind === 'apiKey') throw new Problem('delegationEnded')
    const delegation = await unsignedDelegation(ctx, issuer, terms)
    const { publicUrl } = ctx.config
    const told = count === UNLIMITED ? terms.maxCount : count
    const hash = contentHash({ templateId, step })
    const callbackId = await askSignature({ ...ctx, actor }, issuer, {
      action: 'send-badges',
      // Each send is its own: two of one template wait side by side.
      subjectId: newId(),
      documents: (common) => [
        confirmationDocument(
          'SendBadges',
          { ...common, templateId, name: template.name, count: told, contentHash: hash },
          publicUrl,
        ),
        delegationDocument(delegation, publicUrl),
      ],
      payload: { templateId, step, delegation } satisfies SendPayload,
    })
    await recordEvent(ctx, { action: 'sessions.asked', subjectId: templateId, detail: { count: told } })
    return callbackId
  })
}
