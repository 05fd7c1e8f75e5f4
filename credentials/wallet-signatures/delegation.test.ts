import { describe, expect, it } from 'vitest'
import { generateAccountKey } from '../dids/did-sdi.ts'
import { generateIssuingKey } from '../keys/issuing-key.ts'
import { type Delegation, newNonce, signDelegation, verifyDelegation } from './delegation.ts'

const publicUrl = 'http://localhost:4000'

async function makeDelegation() {
  const { privateKey, did } = generateAccountKey()
  const delegation: Delegation = {
    issuer: did,
    issuingKey: generateIssuingKey().publicKeyMultibase,
    templateId: 't1',
    maxCount: 100_000,
    validUntil: 1_800_000_000,
    nonce: newNonce(),
  }
  return { delegation, signature: await signDelegation(delegation, { privateKey, publicUrl }) }
}

describe('a delegation', () => {
  it('verifies as signed, with or without slashes at the end of the URL', async () => {
    const { delegation, signature } = await makeDelegation()
    expect(await verifyDelegation(delegation, signature, { publicUrl })).toBe(true)
    expect(await verifyDelegation(delegation, signature, { publicUrl: `${publicUrl}/` })).toBe(true)
    expect(await verifyDelegation(delegation, signature, { publicUrl: `${publicUrl}//` })).toBe(true)
  })

  it('fails with any member changed, for another Blazon, or with another signature', async () => {
    const { delegation, signature } = await makeDelegation()
    const changes: Partial<Delegation>[] = [
      { issuer: generateAccountKey().did },
      { issuer: 'did:web:a.example' },
      { issuingKey: generateIssuingKey().publicKeyMultibase },
      { templateId: 't2' },
      { maxCount: 100_001 },
      { maxCount: 0.5 },
      { validUntil: 1_800_000_001 },
      { nonce: newNonce() },
    ]
    for (const change of changes) {
      expect(await verifyDelegation({ ...delegation, ...change }, signature, { publicUrl })).toBe(false)
    }
    expect(await verifyDelegation(delegation, signature, { publicUrl: 'https://blazon.example' })).toBe(false)
    expect(await verifyDelegation(delegation, (await makeDelegation()).signature, { publicUrl })).toBe(false)
    expect(await verifyDelegation(delegation, '0x', { publicUrl })).toBe(false)
  })
})
