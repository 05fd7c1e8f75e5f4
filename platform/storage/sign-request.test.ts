import { expect, test } from 'vitest'
import { signRequest } from './sign-request.ts'

// Examples of AWS: "Signature Calculations for the Authorization Header" (GET Object has a Range, which we do not sign).
const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const request = { method: 'GET', body: new Uint8Array(), region: 'us-east-1', now: new Date('2013-05-24T00:00:00Z') }

test.each([
  ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('a request for %s is signed as AWS does', (query, signature) => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com/${query}`)
  expect(signRequest({ ...request, url }, keys).authorization).toContain(`Signature=${signature}`)
})

test('the token of a role is part of what is signed', () => {
  const signed = signRequest({ ...request, url: new URL('https://b.example/a') }, { ...keys, sessionToken: 'role' })
  expect(signed['x-amz-security-token']).toBe('role')
  expect(signed.authorization).toContain('SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,')
})
