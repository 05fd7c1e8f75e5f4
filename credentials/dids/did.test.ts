import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import {
  accountOf,
  addressOfDid,
  didOfAddress,
  generateAccountKey,
  pkhOfAddress,
  publicKeyOf,
  sameDid,
} from './did-sdi.ts'
import { didWebOf, didWebUrl, isLoopback } from './did-web.ts'

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

describe('the host of a did:web', () => {
  it.each([
    ['did:web:BADGES.Example', 'https://badges.example/.well-known/did.json'],
    ['DID:WEB:badges.example', 'https://badges.example/.well-known/did.json'],
    ['did:web:badges.example%3A8443:x', 'https://badges.example:8443/x/did.json'],
    ['did:web:badges.example:a%20b', 'https://badges.example/a%20b/did.json'],
  ])('of %s serves %s', (did, url) => {
    expect(didWebUrl(did)).toBe(url)
  })

  it.each(['localhost', 'LOCALHOST', 'studio.localhost', '127.0.0.1', '127.20.30.40', '[::1]'])(
    'is this machine: %s',
    (host) => {
      expect(isLoopback(host)).toBe(true)
    },
  )

  // Elsewhere a document must come over https.
  it.each([
    'localhost.example.org',
    'notlocalhost',
    '.localhost',
    '127.0.0.1.example.org',
    'x127.0.0.1',
    '127.0.0',
    '128.0.0.1',
    '[::1].example.org',
    '::1',
  ])('is another machine: %s', (host) => {
    expect(isLoopback(host)).toBe(false)
  })

  it.each([
    ['text before it', 'x did:web:a.example'],
    ['a line behind it', 'did:web:a.example\nx'],
    ['a port of six digits', 'did:web:a.example%3A123456'],
    ['a path with a question', 'did:web:a.example:b%3Fc'],
    ['a path with a fragment', 'did:web:a.example:b%23c'],
    ['a path with a backslash', 'did:web:a.example:b%5Cc'],
    ['a path that ends empty', 'did:web:a.example:b:'],
  ])('is not read with %s', (_, did) => {
    expect(() => didWebUrl(did)).toThrow('Not a did:web')
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

  it('has for the private key 1 the generator of the curve (SEC 2, 2.4.1) as its public key', () => {
    const one = Uint8Array.from({ length: 32 }, (_, nth) => (nth === 31 ? 1 : 0))
    expect(publicKeyOf(one)).toBe('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798')
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

  it.each([
    ['with words before it', `x did:sdi:0x${'a'.repeat(40)}`],
    ['with words behind it', `did:sdi:0x${'a'.repeat(40)}0`],
    ['as a did:pkh with words before it', `x did:pkh:eip155:100:0x${'a'.repeat(40)}`],
    ['as a did:pkh with words behind it', `did:pkh:eip155:100:0x${'a'.repeat(40)}0`],
    ['with a digit that is none', `did:sdi:0x${'g'.repeat(40)}`],
  ])('names no account %s', (_, did) => {
    expect(addressOfDid(did)).toBeUndefined()
  })

  it('is another account with another address', () => {
    expect(sameDid(`did:sdi:0x${'a'.repeat(40)}`, `did:sdi:0x${'b'.repeat(40)}`)).toBe(false)
    expect(sameDid(`did:sdi:0x${'a'.repeat(40)}`, 'did:key:zA')).toBe(false)
    expect(sameDid('did:key:zA', 'did:key:zA')).toBe(true)
  })

  it.each([`x0x${'a'.repeat(40)}`, `0x${'a'.repeat(41)}`, 'a'.repeat(40)])('is not made of %s', (address) => {
    expect(() => didOfAddress(address)).toThrow('Not an address')
  })
})
