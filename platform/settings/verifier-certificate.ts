import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A certificate of this host with its chain, and the P-256 key, both PEM. */
export type VerifierCertificate = { chain: string; privateKey: string; host: string; validUntil: Date }

type Given = { chain: string; privateKey: string; host: string; now: Date }

const PEM = '-----BEGIN '
const CERTIFICATES = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** A PEM that is a setting itself or in the file that the setting names. Throws a sentence without its content. */
export function readPem(setting: string): string {
  if (setting.startsWith(PEM)) return setting.replaceAll('\\n', '\n')
  let text: string
  try {
    text = readFileSync(setting, 'utf8')
  } catch {
    throw new Error('names a file that cannot be read')
  }
  if (!text.includes(PEM)) throw new Error('names a file without a PEM')
  return text
}

/**
 * Checks that a certificate is currently valid, names the host as a DNS name (no wildcard counts), is followed by who issued
 * it, and belongs to a P-256 key. Throws a sentence, to follow the setting's name.
 */
export function assertCertificate({ chain, privateKey, host, now }: Given): VerifierCertificate {
  const [own, ...issuers] = readChain(chain)
  if (!own) throw new Error('has no certificate')
  if (!own.checkHost(host, { wildcards: false, subject: 'never' }))
    throw new Error(`does not name ${host} as a DNS name`)
  if (new Date(own.validFrom) > now || new Date(own.validTo) <= now) throw new Error('is not valid now')
  const all = [own, ...issuers]
  if (!issuers.every((issuer, nth) => all[nth]?.checkIssued(issuer))) {
    throw new Error('has certificates that did not issue the one before')
  }
  assertKey(own, privateKey)
  return { chain, privateKey, host, validUntil: new Date(own.validTo) }
}

function readChain(chain: string): X509Certificate[] {
  try {
    return (chain.match(CERTIFICATES) ?? []).map((pem) => new X509Certificate(pem))
  } catch {
    throw new Error('has a certificate that cannot be read')
  }
}

function assertKey(certificate: X509Certificate, pem: string): void {
  let isOwn = false
  try {
    const key = createPrivateKey(pem)
    isOwn = key.asymmetricKeyDetails?.namedCurve === 'prime256v1' && certificate.checkPrivateKey(key)
  } catch {
    // Refused below: the key stays out of the message.
  }
  if (!isOwn) throw new Error('needs its P-256 key, unencrypted, in VERIFIER_CERTIFICATE_KEY')
}
