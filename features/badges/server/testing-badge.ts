import { newId } from '#base/ids.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import * as contract from '#features/templates/contract.ts'
import { createTemplate } from '#features/templates/form/server/create-template.ts'
import { takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type { Issue } from './issuing/badge-input.ts'
import { issueBadge } from './issuing/issue-badge.ts'

type Form = Parameters<typeof templateForm>[0]

/** Publishes a Basic template of a test's issuer; returns its id. */
export async function publishForTest(ctx: AdminContext, given: Form = {}): Promise<string> {
  const form = contract.createTemplate.input.parse(await templateForm(given))
  const { templateId } = await createTemplate(ctx, form)
  return templateId
}

/** Issues a badge of a template to the holder of an address, as claiming does. */
export async function issueForTest(
  ctx: AdminContext,
  templateId: string,
  email: string,
  claimId = newId(),
  options: Issue['options'] = {},
  more: Pick<Issue, 'giver' | 'evidenceText'> = {},
) {
  const holder = await makeHolderOfAddress(ctx, { email, language: 'en' })
  const badge = await inTransaction(ctx, async (ctx) => {
    const [template, issuer] = [await findTemplate(ctx, templateId), await findIssuer(ctx, ctx.actor.issuerId)]
    if (!template || !issuer) throw new Error('The test has no such template')
    const { n } = await takeDelegation(ctx, templateId, 1)
    return issueBadge(ctx, {
      template,
      issuer,
      holderId: holder.id,
      holderDid: holder.did,
      claimId,
      delegationN: n,
      email,
      options,
      ...more,
    })
  })
  const session = { holderId: holder.id, renewSecret: newId(), fromClaim: false }
  const { token } = await openWalletSession(ctx, session)
  return { ...badge, holder, claimId, token }
}
