import { X509Certificate } from 'node:crypto'
import type { JWK } from 'jose'
import { extensionsOf, pathLengthOf } from './certificate-extensions.ts'

const CHAIN_MAX = 6

type Trusting = { host: string; now: Date; roots: string[] }

/**
 * The key of the first certificate of an `x5c` (RFC 7515, 4.1.6) if it is for a host and its chain leads to one of the
 * authorities in `roots` (PEM); undefined otherwise. Revocation is not looked up, and no chain with name constraints, or
 * with critical extensions that are not checked here, is trusted.
 */
export function keyOfChain(x5c: unknown, { host, now, roots }: Trusting): JWK | undefined {
  if (!Array.isArray(x5c) || x5c.length === 0 || x5c.length > CHAIN_MAX) return undefined
  try {
    const chain = x5c.map((encoded) => new X509Certificate(Buffer.from(String(encoded), 'base64')))
    const [leaf] = chain
    // The host must be among the alternative names: the common name counts for nothing.
    if (leaf?.checkHost(host, { subject: 'never' }) === undefined || leaf.ca) return undefined
    if (!chain.every((each) => isCurrent(each, now)) || !isLinked(chain)) return undefined
    const root = rootOf(chain.at(-1) ?? leaf, { now, roots })
    if (!root || !isPath(root === chain.at(-1) ? chain : [...chain, root])) return undefined
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

/** The authority that the chain leads to: it may end in the root itself or just below it. */
function rootOf(last: X509Certificate, { now, roots }: Pick<Trusting, 'now' | 'roots'>): X509Certificate | undefined {
  for (const pem of roots) {
    const root = new X509Certificate(pem)
    if (root.fingerprint256 === last.fingerprint256) return last
    if (root.subject === last.issuer && isCurrent(root, now) && isIssuedBy(last, root)) return root
  }
  return undefined
}

const SERVER_AUTH = '1.3.6.1.5.5.7.3.1'
const ANY_USAGE = '2.5.29.37.0'
/** OIDs as in DER: 2.5.29.19 and so on. */
const BASIC_CONSTRAINTS = '551d13'
const NAME_CONSTRAINTS = '551d1e'
const CHECKED = [BASIC_CONSTRAINTS, '551d0f', '551d25', '551d11', '551d20']

/** Whether each certificate, the leaf first, may stand where it stands (RFC 5280, 6.1): usage, path length, extensions. */
function isPath(path: X509Certificate[]): boolean {
  return path.every((each, nth) => {
    // Node calls the extended key usage so; without it a certificate is for any.
    const usages: string[] = each.keyUsage ?? [ANY_USAGE]
    const isForHosts = usages.includes(SERVER_AUTH) || (usages.includes(ANY_USAGE) && (nth > 0 || !each.keyUsage))
    const extensions = extensionsOf(each.raw)
    const constraints = extensions.find(({ id }) => id === BASIC_CONSTRAINTS)
    const below = constraints ? pathLengthOf(constraints.value) : Number.POSITIVE_INFINITY
    const isKnown = extensions.every(({ id, isCritical }) => !isCritical || CHECKED.includes(id))
    const isConstrained = extensions.some(({ id }) => id === NAME_CONSTRAINTS)
    return isForHosts && isKnown && !isConstrained && nth - 1 <= below
  })
}
