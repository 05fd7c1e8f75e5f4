import { p256 } from '@noble/curves/nist.js'
import { buildBadge } from '../badges/build-badge.ts'
import type { SignedCredential } from '../credential.ts'
import { signCredential } from '../signing/sign.ts'
import { badgeInput, makeIssuer, NOW } from '../test-issuer.ts'
import { badgePresenter, type Presenter } from './presenter.ts'

export const AUDIENCE = 'decentralized_identifier:did:web:localhost%3A4000:issuers:harbour'
export const NONCE = 'nonce-of-a-request-1'

/** A holder with a badge of a test issuer; `expected` is what that issuer's request asked for. */
export async function makeShowing(presenter: Presenter = badgePresenter(p256.utils.randomSecretKey())) {
  const issuer = makeIssuer()
  const input = badgeInput(issuer.did)
  const badge: SignedCredential = await signCredential(buildBadge({ ...input, holder: { did: presenter.did } }), {
    ...issuer,
    now: NOW,
  })
  const asked = { credentials: [badge], audience: AUDIENCE, nonce: NONCE, now: NOW }
  const expected = { asked: { audience: [AUDIENCE], nonce: NONCE }, now: NOW, loader: issuer.loader }
  return { issuer, presenter, badge, asked, expected }
}
