import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { confirmationDocument, contentHash, delegationDocument } from '#credentials/wallet-signatures/confirmation.ts'
import type { Delegation } from '#credentials/wallet-signatures/delegation.ts'
import { UNLIMITED } from '#features/claims/rules.ts'
import { placesPastDelegation } from '#features/claims/server/past-delegation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { newTerms } from '#features/templates/server/delegation/delegate.ts'
import {
  type Terms,
  unsignedDelegation,
  writeDelegation,
} from '#features/templates/server/delegation/write-delegation.ts'
import { findTemplate, type TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type ApiKeyContext, type Context, inTransaction, type TeamContext } from '#platform/context.ts'
import type { Step } from './continuations.ts'

/**
 * What work counts against the delegations of a template: `places`, of which one delegation counts this many `together`,
 * by default all. `count` is the number of badges shown to the signer of a new one, for `UNLIMITED` the whole delegation.
 */
export type Need = { templateId: string; places: number; together?: number; count: number }
/** What work needs, and the step that does it after a signature. */
export type Renewal = { step: Step; needs: Need[] }
/**
 * A send that waits for the wallet's signature, with the new delegation of each of its templates; `askedBy` is the address
 * of the contributor who asked, whose rights and limits apply, '' for an admin.
 */
export type SendPayload = { templateId: string; step: Step; delegations: Delegation[]; askedBy: string }

/** Who can need a new delegation. */
export type Asker = (TeamContext | ApiKeyContext)['actor']
type Signable = { template: TemplateRow; terms: Terms; count: number }

/**
 * Gives each template whose delegations are not enough a new one. Returns '' when the sealed account key signed at once;
 * else asks the community's wallet to sign delegations and send together, and returns that operation. Throws
 * `delegationEnded` when a template's own limit is used up, and where an API key asks but only a person's wallet can
 * sign.
 */
export function renewForSend(ctx: Context<Asker>, { step, needs }: Renewal): Promise<string> {
  return inTransaction<Asker, string>(ctx, async (ctx) => {
    const { actor } = ctx
    const issuer = await findIssuer(ctx, actor.issuerId)
    if (!issuer) throw new Problem('notFound')
    const signable: Signable[] = []
    for (const need of needs) signable.push(await readNeed(ctx, issuer, need))
    if (issuer.isKms || signable.length === 0) {
      for (const { terms } of signable) await writeDelegation(ctx, issuer, terms)
      return ''
    }
    if (actor.kind === 'apiKey') throw new Problem('delegationEnded')
    return askToSend({ ...ctx, actor }, issuer, step, signable)
  })
}

async function readNeed(ctx: Context, issuer: Issuer, { templateId, places, count }: Need): Promise<Signable> {
  const template = await findTemplate(ctx, templateId)
  if (template?.issuerId !== issuer.id) throw new Problem('notFound')
  const freed = template.limit > 0 ? await placesPastDelegation(ctx, templateId) : 0
  const terms = await newTerms(ctx, template, { places, freed })
  if (!terms || terms.maxCount < places) throw new Problem('delegationEnded')
  return { template, terms, count: count === UNLIMITED ? terms.maxCount : count }
}

async function askToSend(ctx: TeamContext, issuer: Issuer, step: Step, signable: Signable[]): Promise<string> {
  const { publicUrl } = ctx.config
  const askedBy = ctx.actor.kind === 'contributor' ? ctx.actor.email : ''
  const delegations: Delegation[] = []
  for (const { terms } of signable) delegations.push(await unsignedDelegation(ctx, issuer, terms))
  const callbackId = await askSignature(ctx, issuer, {
    action: 'send-badges',
    // Each send has an id of its own, so that two of one template can wait at once.
    subjectId: newId(),
    documents: (common) =>
      delegations.flatMap((delegation, at) => {
        const { template, count } = signable[at] as Signable
        const { id: templateId, name } = template
        const message = { ...common, templateId, name, count, contentHash: contentHash({ templateId, step }) }
        return [confirmationDocument('SendBadges', message, publicUrl), delegationDocument(delegation, publicUrl)]
      }),
    payload: { templateId: signable[0]?.template.id ?? '', step, delegations, askedBy } satisfies SendPayload,
  })
  for (const { template, count } of signable)
    await recordEvent(ctx, { action: 'sessions.asked', subjectId: template.id, detail: { count } })
  return callbackId
}

/** Picks the signatures of the delegations from those of all documents. */
export function delegationSignatures(signatures: string[]): string[] {
  return signatures.filter((_, at) => at % 2 === 1)
}
