import { expect, test } from 'vitest'
import { readClaims } from './token-claims.ts'

function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
}

test('reads claims with characters beyond ASCII', () => {
  const claims = readClaims(tokenOf({ aud: 'studio', exp: 10, connexionEmail: 'inès@exemple.fr', signup: true }))
  expect(claims).toMatchObject({ exp: 10, connexionEmail: 'inès@exemple.fr', signup: true, isContributor: false })
})

test.each(['', 'a', 'a.b.c', 'a.e30.c', tokenOf({ aud: 'studio', exp: 'soon' })])(
  'rejects a malformed token (%j)',
  (text) => {
    expect(readClaims(text)).toBeUndefined()
  },
)

test("rejects a wallet's token and one without an audience", () => {
  for (const aud of ['wallet', undefined]) expect(readClaims(tokenOf({ aud, exp: 10 }))).toBeUndefined()
})
