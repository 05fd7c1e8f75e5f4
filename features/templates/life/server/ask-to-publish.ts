import { Problem } from '#base/problem.ts'
import { templateHash } from '#credentials/badges/template-hash.ts'
import { confirmationDocument, delegationDocument } from '#credentials/wallet-signatures/confirmation.ts'
import type { Delegation } from '#credentials/wallet-signatures/delegation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { assertComplete } from '../../form/server/assert-complete.ts'
import { delegationTerms } from '../../server/delegation/delegate.ts'
import { unsignedDelegation } from '../../server/delegation/write-delegation.ts'
import { findOwnTemplate } from '../../server/find-own-template.ts'
import type { IssuerRow } from '../../server/own-issuer.ts'
import { publicFields } from '../../server/public-fields.ts'

/** The data that a publication needs after the wallet's signature. */
export type PublishPayload = { templateId: string; hash: string; delegation?: Delegation }

/**
 * Asks the community's wallet to sign the publication of a draft (or failed) template and, in the same confirmation,
 * its delegation unless one is active. Throws `alreadyPublished`; refuses an incomplete template before anybody signs.
 */
export async function askToPublish(ctx: TeamContext, issuer: IssuerRow, templateId: string) {
  const template = await findOwnTemplate(ctx, templateId, 'edit')
  if (template.contractState !== 'none' && template.contractState !== 'failed') throw new Problem('alreadyPublished')
  assertComplete(template, ctx.now())
  const hash = templateHash(publicFields(template, issuer.did))
  const terms = await delegationTerms(ctx, template)
  const delegation = terms && (await unsignedDelegation(ctx, issuer, terms))
  const { publicUrl } = ctx.config
  const { name, category } = template
  const callbackId = await askSignature(ctx, issuer, {
    action: 'publish-template',
    subjectId: templateId,
    documents: (common) => [
      confirmationDocument('PublishTemplate', { ...common, templateId, name, category, templateHash: hash }, publicUrl),
      ...(delegation ? [delegationDocument(delegation, publicUrl)] : []),
    ],
    payload: { templateId, hash, delegation } satisfies PublishPayload,
  })
  await recordEvent(ctx, { action: 'template.publishAsked', subjectId: templateId })
  return { callbackId, hash }
}
