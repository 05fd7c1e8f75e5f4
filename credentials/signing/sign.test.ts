import { expect, test } from 'vitest'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { signCredential } from './sign.ts'

const { did, key, loader } = makeIssuer()

test.each([
  ['another issuer', makeIssuer('other').did],
  ['an issuer whose DID begins like its own', did.slice(0, -1)],
  ['an issuer whose DID goes on', `${did}:2`],
])('a key signs no badge of %s', async (_, issuer) => {
  const badge = { ...makeBadge(did), issuer }
  await expect(signCredential(badge, { key, loader, now: NOW })).rejects.toThrow("The key is not the issuer's")
})
