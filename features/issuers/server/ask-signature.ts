import { Problem } from '#base/problem.ts'
import type { TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import type { TeamContext } from '#platform/context.ts'
import { requestConfirmation } from '#platform/operations/confirmations.ts'
import type { Issuer } from './find-issuer.ts'

type Asked = {
  action: string
  subjectId: string
  documents: (common: { operationId: string; deadline: number; account: string }) => TypedDocument[]
  payload: Record<string, unknown>
}

/**
 * Asks the wallet of an issuer with its own key (`isKms` false) to sign, in the caller's transaction, and returns the
 * waiting operation. The action itself runs after the signature, by its handler in `signed.ts`.
 * Throws `ownKeyOnly` for an admin of the parent: no one else asks in place of the sub-community's own admins.
 */
export async function askSignature(
  ctx: TeamContext,
  issuer: Pick<Issuer, 'id' | 'did'>,
  { action, subjectId, documents, payload }: Asked,
): Promise<string> {
  if (ctx.actor.via) throw new Problem('ownKeyOnly')
  return requestConfirmation(ctx, {
    action,
    issuerId: issuer.id,
    sessionId: ctx.actor.sessionId,
    subjectId,
    signer: issuer.did,
    documents: (named) => documents({ ...named, account: issuer.did }),
    payload,
  })
}
