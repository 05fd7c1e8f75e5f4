import { type BadgeInput, buildBadge } from '#credentials/badges/build-badge.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { SignedCredential } from '#credentials/credential.ts'
import { didOfMultikey } from '#credentials/keys/badge-key.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { badgeInput } from '#credentials/test-issuer.ts'

const LOADER = bundledLoader()

/**
 * An issuer elsewhere whose identifier is its key (did:key), without a status list: a server process, which reaches no host of
 * a test, finds its badges genuine. Each badge is another one.
 */
export function keyedIssuer() {
  const made = generateIssuingKey()
  const did = didOfMultikey(made.publicKeyMultibase)
  const key = openIssuingKey(did, made.secretKey)
  return {
    badgeFor: (holder: BadgeInput['holder']): Promise<SignedCredential> => {
      const id = `urn:uuid:${crypto.randomUUID()}`
      const { credentialStatus: _, ...badge } = buildBadge({ ...badgeInput(did), id, holder, validUntil: undefined })
      return signCredential(badge, { key, loader: LOADER, now: new Date() })
    },
  }
}
