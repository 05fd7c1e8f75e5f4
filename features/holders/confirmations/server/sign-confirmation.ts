import type { Input, Output } from '#base/endpoint.ts'
import type { IssuerId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { signerOfDocument, type TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Actor, type Context, type HolderContext, inTransaction } from '#platform/context.ts'
import {
  type Confirmation,
  endConfirmation,
  findConfirmation,
  type Signed,
  signedHandlers,
} from '#platform/operations/confirmations.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import type * as contract from '../contract.ts'
import { signerOf } from './signer-of.ts'

type Sign = typeof contract.signConfirmation

/**
 * Accepts the signatures of a confirmation: each stored document, by the requested key. The operation moves from
 * waiting to pending and its action runs in the same transaction; one of two simultaneous calls gets
 * `confirmationEnded`. An action that is no longer possible ends the operation with an error. Throws `notFound`,
 * `proofWrong`, `confirmationEnded`, `confirmationStale`.
 */
export async function signConfirmation(
  ctx: HolderContext,
  { operationId, signatures }: Input<Sign>,
): Promise<Output<Sign>> {
  const asked = await ownConfirmation(ctx, operationId)
  if (asked.endedAt) throw new Problem('confirmationEnded')
  await assertSigned(asked, signatures)
  try {
    await inTransaction(ctx, async (ctx) => {
      const confirmation = await endConfirmation(ctx, operationId)
      if (!confirmation) throw new Problem('confirmationEnded')
      await moveOperation(ctx, operationId, 'pending')
      await recordEvent(ctx, signedEvent(confirmation))
      await run(ctx, confirmation, signatures)
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.key === 'confirmationEnded') throw error
    await failOperation(ctx, asked, error.key)
    throw new Problem('confirmationStale')
  }
  return { status: 'pending' }
}

/** The confirmation of an operation that asks the holder's own key; throws `notFound` for anybody else's. */
export async function ownConfirmation(ctx: HolderContext, operationId: string): Promise<Confirmation> {
  const [confirmation, did] = [await findConfirmation(ctx, operationId), await signerOf(ctx)]
  if (!confirmation || confirmation.signer !== did) throw new Problem('notFound')
  return confirmation
}

async function assertSigned({ documents, signer }: Confirmation, signatures: string[]): Promise<void> {
  if (signatures.length !== documents.length) throw new Problem('proofWrong')
  for (const [at, document] of documents.entries()) {
    const did = await signerOfDocument(document as TypedDocument, signatures[at] ?? '')
    if (did !== signer) throw new Problem('proofWrong')
  }
}

function run(ctx: Context, confirmation: Confirmation, signatures: string[]): Promise<void> {
  const { action, operationId, payload, documents } = confirmation
  const handler = signedHandlers.get()[action]
  if (!handler) throw new Error(`Nothing goes on after the signature of ${action}`)
  const signed: Signed = { operationId, payload, documents, signatures }
  return handler({ ...ctx, actor: askedBy(confirmation) }, signed)
}

/**
 * The actor of a signed action: the issuer's key acts for its main admin; before there is an issuer, for its applicant.
 */
function askedBy({ issuerId, sessionId, signer, operationId }: Confirmation): Actor {
  if (issuerId === null) return { kind: 'applicant', sessionId, email: '', operationId, did: signer }
  return { kind: 'admin', sessionId, issuerId: issuerId as IssuerId, email: '', mainAdmin: true }
}

function signedEvent({ action, issuerId, operationId }: Confirmation) {
  return { action: 'confirmation.signed', issuerId: issuerId ?? undefined, subjectId: operationId, detail: { action } }
}

async function failOperation(ctx: HolderContext, { operationId, payload }: Confirmation, key: string): Promise<void> {
  // What a send or a change of rows was about; the payload is cleared at its end.
  const templateId = typeof payload.templateId === 'string' ? payload.templateId : ''
  await inTransaction(ctx, async (ctx) => {
    if (await endConfirmation(ctx, operationId)) await moveOperation(ctx, operationId, 'error', key, templateId)
  })
}
