import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { generateIssuingKey, openIssuingKey } from './issuing-key.ts'
import { decodeMultikey, encodeMultikey } from './multikey.ts'

test('signs as RFC 8032, 7.1, test 2, by the name of its public key', async () => {
  const secret = Buffer.from('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb', 'hex')
  const publicKey = Buffer.from('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c', 'hex')
  const { id, sign } = openIssuingKey('did:web:a.example', secret)
  expect(id).toBe(`did:web:a.example#${encodeMultikey(publicKey)}`)
  expect(Buffer.from(await sign(Buffer.of(0x72))).toString('hex')).toBe(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  )
})

test('makes a pair: what its secret bytes sign, its Multikey verifies', async () => {
  const { publicKeyMultibase, secretKey } = generateIssuingKey()
  const x = Buffer.from(decodeMultikey(publicKeyMultibase) ?? []).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const signature = await openIssuingKey('did:web:a.example', secretKey).sign(Buffer.from('badge'))
  expect(verify(null, Buffer.from('badge'), key, signature)).toBe(true)
})

test.each([0, 31, 33, 64])('does not open %d bytes', (length) => {
  expect(() => openIssuingKey('did:web:a.example', new Uint8Array(length))).toThrow('An issuing key has 32 bytes')
})
