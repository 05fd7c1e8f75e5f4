import { X509Certificate } from 'node:crypto'
import type { JWK } from 'jose'

const CHAIN_MAX = 6

type Trusting = { host: string; now: Date; roots: string[] }

/**
 * The key of the first certificate of an `x5c` (RFC 7515, 4.1.6) if it is for a host and its chain leads to one of the
 * authorities in `roots` (PEM); undefined otherwise. Revocation is not looked up.
 */
export function keyOfChain(x5c: unknown, { host, now, roots }: Trusting): JWK | undefined {
  if (!Array.isArray(x5c) || x5c.length === 0 || x5c.length > CHAIN_MAX) return undefined
  try {
    const chain = x5c.map((encoded) => new X509Certificate(Buffer.from(String(encoded), 'base64')))
    const [leaf] = chain
    // The host must be among the alternative names: the common name counts for nothing.
    if (leaf?.checkHost(host, { subject: 'never' }) === undefined || leaf.ca) return undefined
    if (!chain.every((each) => isCurrent(each, now)) || !isLinked(chain)) return undefined
    if (!isTrusted(chain.at(-1) ?? leaf, { now, roots })) return undefined
    return leaf.publicKey.export({ format: 'jwk' }) as JWK
  } catch {
    return undefined
  }
}

function isCurrent({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return validFromDate <= now && now <= validToDate
}

function isLinked(chain: X509Certificate[]): boolean {
  return chain.every((each, nth) => {
    const issuer = chain[nth + 1]
    return !issuer || isIssuedBy(each, issuer)
  })
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
}

/** The chain may end in the root itself or just below it. */
function isTrusted(last: X509Certificate, { now, roots }: Pick<Trusting, 'now' | 'roots'>): boolean {
  return roots.some((pem) => {
    const root = new X509Certificate(pem)
    if (root.fingerprint256 === last.fingerprint256) return true
    return root.subject === last.issuer && isCurrent(root, now) && isIssuedBy(last, root)
  })
}
