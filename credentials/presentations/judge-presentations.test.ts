import { generateKeyPairSync, sign } from 'node:crypto'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite as ecdsa } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { cryptosuite as eddsa } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { createPresentation, signPresentation as signByStock, verify } from '@digitalbazaar/vc'
import { describe, expect, it } from 'vitest'
import { canonizeWhole } from '../canonizing/canonize.ts'
import { didJwkDocument, didKeyDocument } from '../dids/did-key.ts'
import { keyOfJwk } from '../keys/holder-key.ts'
import { encodeMultikey } from '../keys/multikey.ts'
import type { Json } from '../read-credential.ts'
import { NOW } from '../test-issuer.ts'
import { checkPresentation } from './check-presentation.ts'
import { PresentationRefused } from './presentation-refused.ts'
import { badgePresenter, type Presenter } from './presenter.ts'
import { signPresentation } from './sign-presentation.ts'
import { AUDIENCE, makeShowing, NONCE } from './testing-presentation.ts'

type Showing = Awaited<ReturnType<typeof makeShowing>>
const MULTIKEY = 'https://w3id.org/security/multikey/v1'
const bound = { challenge: NONCE, domain: AUDIENCE, now: NOW, checkStatus: async () => ({ verified: true }) }

/** The documents of a showing's issuer and presenter as the stock library asks for them. */
function documentsOf({ issuer, presenter: { did, method } }: Showing) {
  const holder = didKeyDocument(did) ?? didJwkDocument(did)
  const [listed] = (holder?.verificationMethod as Json[] | undefined) ?? []
  const value = did.slice('did:key:'.length)
  const key = { id: method, type: 'Multikey', controller: did, publicKeyMultibase: value, ...jwkOf(listed) }
  const { publicKeyMultibase } = issuer
  const documents: Record<string, object> = {
    [did]: { '@context': 'https://www.w3.org/ns/did/v1', id: did, verificationMethod: [key], authentication: [method] },
    [method]: { '@context': MULTIKEY, ...key },
    [issuer.key.id]: {
      '@context': MULTIKEY,
      id: issuer.key.id,
      type: 'Multikey',
      controller: issuer.did,
      publicKeyMultibase,
    },
  }
  return async (url: string) => {
    const document = documents[url]
    return document ? { contextUrl: null, documentUrl: url, document } : issuer.loader(url)
  }
}

/** The library reads an Ed25519 key as a Multikey only. */
function jwkOf(method: Json | undefined): object {
  const jwk = method?.publicKeyJwk as { crv?: string; x?: string } | undefined
  if (jwk?.crv !== 'Ed25519') return {}
  return { publicKeyMultibase: encodeMultikey(Buffer.from(jwk.x ?? '', 'base64url')) }
}

async function isAccepted(showing: Showing, presentation: object, given: Partial<typeof bound> = {}): Promise<boolean> {
  const { verified } = await verify({
    ...bound,
    ...given,
    presentation: JSON.parse(JSON.stringify(presentation)),
    suite: [ecdsa, eddsa].map((cryptosuite) => new DataIntegrityProof({ cryptosuite })),
    documentLoader: documentsOf(showing),
  })
  return verified
}

describe('our presentation before the stock library', () => {
  async function make(signer?: (presenter: Presenter) => Presenter) {
    const showing = await makeShowing()
    const { asked, issuer } = showing
    const presenter = signer?.(showing.presenter) ?? showing.presenter
    const presentation = await signPresentation(asked, { presenter, loader: issuer.loader, canonize: canonizeWhole })
    return { showing, presentation }
  }

  it('is accepted, but not for another nonce or audience', async () => {
    const { showing, presentation } = await make()
    expect(await isAccepted(showing, presentation)).toBe(true)
    expect(await isAccepted(showing, presentation, { challenge: 'nonce-of-a-request-2' })).toBe(false)
    expect(await isAccepted(showing, presentation, { domain: `${AUDIENCE}2` })).toBe(false)
  })

  it('is refused with an altered character in the presentation or in the badge', async () => {
    const { showing, presentation } = await make()
    expect(await isAccepted(showing, { ...presentation, id: 'urn:x:1' })).toBe(false)
    const verifiableCredential = [{ ...showing.badge, name: 'Knots, level 3' }]
    expect(await isAccepted(showing, { ...presentation, verifiableCredential })).toBe(false)
  })

  it('is refused under another key', async () => {
    const { sign } = badgePresenter(new Uint8Array(32).fill(9))
    const { showing, presentation } = await make((presenter) => ({ ...presenter, sign }))
    expect(await isAccepted(showing, presentation)).toBe(false)
  })
})

describe('a presentation by the stock library before us', () => {
  const KINDS = {
    'ecdsa-rdfc-2019 by a did:key': () => {
      const presenter = badgePresenter(new Uint8Array(32).fill(3))
      return { presenter, cryptosuite: ecdsa, algorithm: 'P-256' }
    },
    'eddsa-rdfc-2022 by a did:jwk': () => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      const { did } = keyOfJwk(publicKey.export({ format: 'jwk' }))
      const make = (data: Uint8Array) => sign(null, data, privateKey)
      const presenter: Presenter = { did, method: `${did}#0`, algorithm: 'ES256', sign: make }
      return { presenter, cryptosuite: eddsa, algorithm: 'Ed25519' }
    },
    'eddsa-rdfc-2022 by a did:key': () => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      const { x = '' } = publicKey.export({ format: 'jwk' })
      const value = encodeMultikey(Buffer.from(x, 'base64url'))
      const make = (data: Uint8Array) => sign(null, data, privateKey)
      const did = `did:key:${value}`
      const presenter: Presenter = { did, method: `${did}#${value}`, algorithm: 'ES256', sign: make }
      return { presenter, cryptosuite: eddsa, algorithm: 'Ed25519' }
    },
  }

  it.each(Object.entries(KINDS))('is accepted with %s, but neither altered nor replayed', async (_, open) => {
    const { presenter, cryptosuite, algorithm } = open()
    const showing = await makeShowing(presenter)
    const make = async ({ data }: { data: Uint8Array }) => presenter.sign(data)
    const signer = { id: presenter.method, algorithm, sign: make }
    const presentation = await signByStock({
      ...bound,
      presentation: createPresentation({ verifiableCredential: [showing.badge], holder: presenter.did }),
      suite: new DataIntegrityProof({ cryptosuite, signer, date: NOW }),
      documentLoader: documentsOf(showing),
    })
    const { presenter: proven, badges } = await checkPresentation(presentation, showing.expected)
    expect([proven.did, badges[0]?.isPresenters]).toEqual([presenter.did, true])
    const refused = { name: PresentationRefused.name }
    const altered = { ...presentation, verifiableCredential: [{ ...showing.badge, name: 'Knots, level 3' }] }
    await expect(checkPresentation(altered, showing.expected)).rejects.toMatchObject({ ...refused, reason: 'altered' })
    const replay = { ...showing.expected, asked: { audience: [AUDIENCE], nonce: 'nonce-of-a-request-2' } }
    await expect(checkPresentation(presentation, replay)).rejects.toMatchObject({ ...refused, reason: 'nonce' })
  })
})
