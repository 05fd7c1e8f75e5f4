import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { oid4vp, query } from '@digitalbazaar/oid4-client'
import { createPresentation, signPresentation } from '@digitalbazaar/vc'
import { p256 } from '@noble/curves/nist.js'
import { importJWK, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { badgePresenter, type Presenter } from '#credentials/presentations/presenter.ts'
import type { Json } from '#credentials/read-credential.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { openListening } from '#features/issuing/server/testing-wallets.ts'
import { canonizeApart } from '#features/proofs/server/canonize-apart.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { findPresentation } from './queries.ts'
import { ask, type Community, ownWallet } from './testing-showing.ts'

// The wallet is Digital Bazaar's client, as installed: it speaks HTTP, checks the request, and presents by Data Integrity.
let place: Awaited<ReturnType<typeof openListening>>
let issuer: Community
let templateId = ''

beforeAll(async () => {
  place = await openListening()
  issuer = await signUpIssuer(place.world, 'Cord\u00e9e Lyon')
  templateId = await publishForTest(issuer.ctx)
  await place.world.runJobs()
  // Both threads start while nobody waits: the client gives an answer five seconds.
  const { credential } = await ownWallet(issuer.ctx, templateId)
  await Promise.all([1, 2].map(() => canonizeApart(credential, bundledLoader())))
})
afterAll(() => place.world.close())

/** The key of a request, as a resolver of did:web finds it. */
async function getVerificationKey({ protectedHeader: { kid = '' } }: { protectedHeader: { kid?: string } }) {
  const response = await fetch(didWebUrl(kid.split('#')[0] ?? ''))
  const document = (await response.json()) as { authentication: string[]; verificationMethod: Json[] }
  if (!document.authentication.includes(kid)) throw new Error('The key does not authenticate')
  return importJWK(document.verificationMethod.find(({ id }) => id === kid)?.publicKeyJwk as JWK, 'ES256')
}

const read = (url: string) => oid4vp.authzRequest.get({ url, getVerificationKey })

async function open() {
  const { presentation, unsignedLink } = await ask(place.world, issuer, templateId)
  const { authorizationRequest } = await read(unsignedLink)
  // It does not read the query of a request by value.
  const asked = JSON.parse(new URL(unsignedLink).searchParams.get('dcql_query') ?? '')
  const shown = async () => (await findPresentation(place.world.ctx(), presentation))?.shown
  return { authorizationRequest, asked, shown }
}
type Opened = Awaited<ReturnType<typeof open>>

function present(
  { authorizationRequest }: Opened,
  { presenter, credential }: { presenter: Presenter; credential: object },
  sign = presenter.sign,
) {
  const signer = {
    id: presenter.method,
    algorithm: 'P-256',
    sign: async ({ data }: { data: Uint8Array }) => sign(data),
  }
  return signPresentation({
    presentation: createPresentation({ verifiableCredential: [credential], holder: presenter.did }),
    challenge: authorizationRequest.nonce,
    domain: authorizationRequest.client_id,
    suite: new DataIntegrityProof({ cryptosuite, signer }),
    documentLoader: bundledLoader(),
  })
}

function send({ authorizationRequest }: Opened, presentation: object) {
  const vpToken = JSON.stringify({ badge: [presentation] })
  return oid4vp.authzResponse.send({ authorizationRequest, vpToken, vpTokenMediaType: 'application/json' })
}

// This version cuts the prefix of a DID one character too far, so that no key is ever that DID's: it verifies the signature
// with the key that our document lists, then refuses. The unsigned request is for wallets like it.
test('verifies the signature of a request, but takes the DID of its verifier for another', async () => {
  const { link } = await ask(place.world, issuer, templateId)
  await expect(read(link)).rejects.toThrow('does not reference a verification method')
})

test('finds the badge that we ask for, presents it, and gets a yes', async () => {
  const [opened, holder] = [await open(), await ownWallet(issuer.ctx, templateId)]
  const map = query.dcql.toJsonPointerMap({ dcqlCredentialQuery: opened.asked.credentials[0] })
  expect(query.credentialMatches({ credential: holder.credential, map })).toBe(true)
  expect(await send(opened, await present(opened, holder))).toEqual({ result: {} })
  expect(await opened.shown()).toMatchObject({ verdict: 'genuine', title: 'Lead climbing' })
})

test('is refused with an altered character, a wrong key, or what it presented before', async () => {
  const [opened, holder] = [await open(), await ownWallet(issuer.ctx, templateId)]
  const given = await present(opened, holder)
  await expect(send(opened, { ...given, id: 'urn:x:1' })).rejects.toThrow('presentationUnproven')
  const stranger = badgePresenter(p256.utils.randomSecretKey())
  await expect(send(opened, await present(opened, holder, stranger.sign))).rejects.toThrow('presentationUnproven')
  await expect(send(await open(), given)).rejects.toThrow('presentationElsewhere')
  expect(await opened.shown()).toBeNull()
  await send(opened, given)
  await expect(send(opened, given)).rejects.toThrow('requestEnded')
})

test('gets no yes for an altered badge in a presentation of its own', async () => {
  const [opened, holder] = [await open(), await ownWallet(issuer.ctx, templateId)]
  const credential = { ...holder.credential, name: 'Lead climbing 2' }
  await send(opened, await present(opened, { ...holder, credential }))
  expect(await opened.shown()).toMatchObject({ verdict: 'invalid', title: '' })
})
