import { expect, test } from 'vitest'
import { readClaims } from './token-claims.ts'

function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
}

test('a token says who signed in, also with letters outside of ASCII', () => {
  const claims = readClaims(tokenOf({ aud: 'studio', exp: 10, connexionEmail: 'inès@exemple.fr', signup: true }))
  expect(claims).toMatchObject({ exp: 10, connexionEmail: 'inès@exemple.fr', signup: true, isContributor: false })
})

test.each(['', 'a', 'a.b.c', 'a.e30.c', tokenOf({ aud: 'studio', exp: 'soon' })])(
  'what is no token (%j) cannot be decoded',
  (text) => {
    expect(readClaims(text)).toBeUndefined()
  },
)

test("a wallet's token, or one for nobody, is none of the studio's", () => {
  for (const aud of ['wallet', undefined]) expect(readClaims(tokenOf({ aud, exp: 10 }))).toBeUndefined()
})
