import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { accountOf, addressOfDid, didOfAddress, generateAccountKey, pkhOfAddress, sameDid } from './did-sdi.ts'
import { didWebOf, didWebUrl } from './did-web.ts'

describe('did:web', () => {
  it.each([
    [
      'http://localhost:4000',
      'issuers/x1',
      'did:web:localhost%3A4000:issuers:x1',
      'http://localhost:4000/issuers/x1/did.json',
    ],
    [
      'https://blazon.example/',
      '/issuers/x1',
      'did:web:blazon.example:issuers:x1',
      'https://blazon.example/issuers/x1/did.json',
    ],
    ['https://blazon.example', '', 'did:web:blazon.example', 'https://blazon.example/.well-known/did.json'],
  ])('for %s and "%s" is %s, served at %s', (publicUrl, path, did, url) => {
    expect(didWebOf(publicUrl, path)).toBe(did)
    expect(didWebUrl(did)).toBe(url)
  })

  it('never leaves its folder, and refuses a user name or another method', () => {
    const bad = [
      'did:web:a.example:..:x',
      'did:web:a.example:%2e%2e',
      'did:web:a.example:b%2Fc',
      'did:web:u%40a.example',
    ]
    for (const did of [...bad, 'did:key:z6Mk', 'did:web:', 'did:web:a.example::x', 'did:web:a.example/x']) {
      expect(() => didWebUrl(did)).toThrow()
    }
  })
})

describe('did:sdi', () => {
  it('is the address that Ethereum libraries derive from the key', () => {
    for (let i = 0; i < 20; i++) {
      const { privateKey, address, did } = generateAccountKey()
      expect(privateKeyToAccount(toHex(privateKey)).address).toBe(address)
      expect(did).toBe(`did:sdi:${address}`)
      expect(accountOf(privateKey)).toEqual({ address, did })
    }
  })

  it('is compared without regard to case, and known as did:pkh on chain 100', () => {
    const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
    expect(didOfAddress(address.toLowerCase())).toBe(`did:sdi:${address}`)
    expect(sameDid(`did:sdi:${address.toLowerCase()}`, `did:sdi:${address}`)).toBe(true)
    expect(sameDid('did:key:zA', 'did:key:za')).toBe(false)
    expect(addressOfDid(pkhOfAddress(address))).toBe(address)
    expect(addressOfDid('did:pkh:eip155:1:0x9858EfFD232B4033E47d90003D41EC34EcaEda94')).toBeUndefined()
    expect(() => didOfAddress('0x12')).toThrow()
  })
})
