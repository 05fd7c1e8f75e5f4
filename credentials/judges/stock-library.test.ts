import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import { describe, expect, it } from 'vitest'
import { checkSignature } from '../checking/check-signature.ts'
import { signCredential } from '../signing/sign.ts'
import { emptyList } from '../status/status-list.ts'
import { buildStatusListCredential } from '../status/status-list-credential.ts'
import { CATEGORIES, LIST_URL, makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { verifyByStock } from './testing-stock.ts'

describe('the stock credential library', () => {
  it.each(CATEGORIES)('accepts our badges (%s), but no altered one and no other key', async (category) => {
    const issuer = makeIssuer()
    const signed = await signCredential(makeBadge(issuer.did, category), { ...issuer, now: NOW })
    expect(await verifyByStock(issuer, signed)).toMatchObject({ verified: true })
    expect(await verifyByStock(issuer, { ...signed, name: 'Another' })).toMatchObject({ verified: false })
    const key = { id: issuer.key.id, sign: makeIssuer().key.sign }
    const forged = await signCredential(makeBadge(issuer.did, category), { ...issuer, key, now: NOW })
    expect(await verifyByStock(issuer, forged)).toMatchObject({ verified: false })
  })

  it('accepts our status lists', async () => {
    const issuer = makeIssuer()
    const list = { url: LIST_URL, issuerDid: issuer.did, bits: emptyList(), validFrom: NOW }
    const signed = await signCredential(buildStatusListCredential(list), { ...issuer, now: NOW })
    expect(await verifyByStock(issuer, signed)).toMatchObject({ verified: true })
  })

  it('signs what we accept', async () => {
    const issuer = makeIssuer()
    const sign = async ({ data }: { data: Uint8Array }) => issuer.key.sign(data)
    const suite = new DataIntegrityProof({
      cryptosuite,
      date: NOW,
      signer: { id: issuer.key.id, algorithm: 'Ed25519', sign },
    })
    const signed = await issue({ credential: makeBadge(issuer.did), suite, documentLoader: issuer.loader, now: NOW })
    const ours = await signCredential(makeBadge(issuer.did), { ...issuer, now: NOW })
    expect(await checkSignature(signed, { ...issuer, now: NOW })).toEqual({ ok: true })
    expect([signed.proof]).toEqual(ours.proof)
  })
})
