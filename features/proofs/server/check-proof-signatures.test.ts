import { expect, test } from 'vitest'
import { signCredential } from '#credentials/signing/sign.ts'
import { makeBadge, makeIssuer, NOW } from '#credentials/test-issuer.ts'
import { checkListPart } from './check-proof-signatures.ts'
import { readProof } from './read-proof.ts'

const { did, key, loader } = makeIssuer()
const takenAt = NOW.toISOString()

// In JSON-LD a text and a list of it are the same, so the signature stays good.
test('a proof file whose status is written otherwise, and whose list is left out, fails', async () => {
  const signed = await signCredential(makeBadge(did), { key, loader, now: NOW })
  const check = async (content: object) => {
    const credential = { takenAt, content: { ...content } }
    return checkListPart({ credential } as never, 'revocation', { loader, now: NOW })
  }
  expect(await check(signed)).toMatchObject({ result: 'unknown', facts: { reason: 'absent' } })
  const credentialStatus = { ...Object(signed.credentialStatus), statusPurpose: ['revocation'] }
  expect(await check({ ...signed, credentialStatus })).toMatchObject({
    result: 'failed',
    facts: { reason: 'malformed' },
  })
})

test("the facts of a signature are those of the issuer's own proof", async () => {
  const signed = await signCredential(makeBadge(did), { key, loader, now: NOW })
  const [own] = signed.proof
  const notary = { ...own, verificationMethod: 'did:key:z6Mk#z6Mk', created: '2001-01-01T00:00:00Z' }
  expect(readProof({ ...signed, proof: [notary, own] })).toMatchObject({ method: key.id, created: own?.created })
})
