import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { confirmationDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { Session } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { outside, ownSession } from '../../accounts/server/own-session.ts'
import { PROOFS_AN_HOUR, PROOFS_OF_ACCOUNT_AN_HOUR } from '../../rules.ts'
import { makeLink } from '../../server/links/make-link.ts'
import type * as contract from '../contract.ts'

type Ask = typeof contract.askProof

/**
 * Asks for a fresh proof from the person of a session: a code to its address, or a signature of its wallet. Throws
 * `tooManyRequests`.
 */
export async function askProof(caller: TeamContext, { lang }: Input<Ask>): Promise<Output<Ask>> {
  const ctx = await outside(caller)
  const session = await ownSession(ctx)
  await takeRate(ctx, `proofs:${session.id}`, { limit: PROOFS_AN_HOUR, seconds: 3600 })
  // Counted per account too, so that opening more sessions buys no more guesses.
  const account = hashText(session.email + session.did)
  await takeRate(ctx, `proofs-of:${account}`, { limit: PROOFS_OF_ACCOUNT_AN_HOUR, seconds: 3600 })
  if (session.did !== '') return { request: '', email: '', callbackId: await askWallet(ctx, session) }
  const { email } = session
  return inTransaction(ctx, async (ctx) => {
    // Only this session can use the code: its id is stored as the browser of the link.
    const { id } = await makeLink(ctx, { purpose: 'proof', email, browser: session.id, language: lang })
    await ctx.jobs.send(ctx, 'mail-link', { linkId: id })
    return { request: id, email, callbackId: '' }
  })
}

function askWallet(ctx: TeamContext, { id, device }: Session): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const issuer = await findIssuer(ctx, ctx.actor.issuerId)
    if (!issuer) throw new Problem('signedOut')
    await recordEvent(ctx, { action: 'proof.asked', subjectId: id })
    return askSignature(ctx, issuer, {
      action: 'prove-identity',
      subjectId: id,
      documents: (common) => [
        confirmationDocument('ProveIdentity', { ...common, name: issuer.name, device }, ctx.config.publicUrl),
      ],
      payload: {},
    })
  })
}
