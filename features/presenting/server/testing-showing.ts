import { p256 } from '@noble/curves/nist.js'
import { newId } from '#base/ids.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { accountPresenter, badgePresenter, type Presenter } from '#credentials/presentations/presenter.ts'
import { readRequestObject } from '#credentials/presentations/read-request.ts'
import { type Asked, signPresentationJwt } from '#credentials/presentations/sign-presentation-jwt.ts'
import type { Json } from '#credentials/read-credential.ts'
import { ownDocuments } from '#features/badges/files/server/own-documents.ts'
import { issueBadge } from '#features/badges/server/issuing/issue-badge.ts'
import { signSdJwtAsIssuer } from '#features/badges/server/issuing/sign-sd-jwt-as-issuer.ts'
import { ensureBadgeKey } from '#features/holders/keys/server/ensure-badge-key.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { badgeDidOfAccount } from '#features/holders/server/queries.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { notingExamples } from '#testing/examples.ts'
import { injectFetch, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { requestUrl } from '../rules.ts'

export type Community = Awaited<ReturnType<typeof signUpIssuer>>

/** Issues a badge of a template to a DID, as claiming does; returns its id and credential. */
export async function issueTo(
  ctx: AdminContext,
  templateId: string,
  { holderId = newId(), did }: { holderId?: string; did: string },
) {
  return inTransaction(ctx, async (ctx) => {
    const [template, issuer] = [await findTemplate(ctx, templateId), await findIssuer(ctx, ctx.actor.issuerId)]
    if (!template || !issuer) throw new Error('The test has no such template')
    const { n } = await takeDelegation(ctx, templateId, 1)
    const issue = { template, issuer, holderId, holderDid: did, claimId: newId(), delegationN: n }
    return issueBadge(ctx, issue)
  })
}

/** A wallet with its own key that holds a badge of a template. */
export async function ownWallet(ctx: AdminContext, templateId: string, kind: 'badge' | 'account' = 'badge') {
  const presenter =
    kind === 'badge' ? badgePresenter(p256.utils.randomSecretKey()) : accountPresenter(generateAccountKey().privateKey)
  return { presenter, ...(await issueTo(ctx, templateId, presenter)) }
}

/** A wallet whose keys the server keeps, with a proven session, that holds a badge of a template. */
export async function mailWallet(ctx: AdminContext, templateId: string, kind: 'badge' | 'account' = 'badge') {
  const holder = await makeHolderOfAddress(ctx, { email: `${newId()}@example.org`, language: 'en' })
  await ensureBadgeKey(ctx, holder)
  const badgeDid = await badgeDidOfAccount(ctx, holder.did)
  const did = kind === 'badge' ? (badgeDid ?? '') : holder.did
  const { id, credential } = await issueTo(ctx, templateId, { holderId: holder.id, did })
  const { token } = await openWalletSession(ctx, { holderId: holder.id, renewSecret: newId(), fromClaim: false })
  return { holder, id, credential, token }
}

/** A `fetch` that reaches a world as other wallets do. */
const fetchOf = ({ app }: World) => notingExamples(injectFetch(app))

/** Fetches a request's object like any wallet, and reads it. */
export async function fetchRequest(world: World, id: string) {
  const response = await fetchOf(world)(requestUrl(world.config.publicUrl, id))
  if (response.status !== 200) throw new Error(`The request was answered by ${response.status}`)
  const jwt = await response.text()
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Json
  const clientId = String(claims.client_id)
  return readRequestObject(jwt, { clientId, loader: ownDocuments(world.ctx()), now: world.now() })
}

/** A badge as SD-JWT VC, as its holder's wallet collects it. */
export async function asSdJwt(ctx: AdminContext, credential: Json): Promise<string> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer) throw new Error('The test has no such issuer')
  return signSdJwtAsIssuer(ctx, issuer, credential)
}

type Request = Awaited<ReturnType<typeof fetchRequest>>

/** Signs a presentation for a request, as JWT. */
export function presentTo(
  world: World,
  request: Request,
  { presenter, credential }: { presenter: Presenter; credential: Json | string },
  change: Partial<Asked> = {},
): Promise<string> {
  const asked = { credentials: [credential], audience: request.client_id, nonce: request.nonce, now: world.now() }
  return signPresentationJwt({ ...asked, ...change }, presenter)
}

/** Sends a wallet's answer to an address; its status and body. */
export async function sendAnswer(world: World, responseUri: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const response = await fetchOf(world)(responseUri, { method: 'POST', body })
  return { status: response.status, ...((await response.json()) as { error?: string; error_description?: string }) }
}

/** Sends a presentation under the name of the request's query. */
export function answer(world: World, { response_uri }: Request, presentation: unknown) {
  return sendAnswer(world, response_uri, { vp_token: JSON.stringify({ badge: [presentation] }) })
}

/** Asks for a badge of a template in the studio. */
export function ask(world: World, { token }: { token: string }, templateId: string, others: string[] = []) {
  return world.call(contract.createPresentation, { templateId, others }, { token })
}
