import { withoutHidden } from '#base/hidden-characters.ts'
import { readSkills } from '#credentials/badges/read-skills.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { asList, asObject, issuerOf, type Json } from '#credentials/read-credential.ts'

const LINE_MAX = 200
const TEXT_MAX = 2000
const EVIDENCE_MAX = 10

/**
 * The contents of an external credential as plain texts of limited length; '' for missing ones. What an endorsement says is
 * its description.
 */
export function describeCredential(credential: Json) {
  const subject = asObject(asList(credential.credentialSubject)[0])
  const achievement = asObject(asList(subject?.achievement)[0])
  const did = issuerOf(credential) ?? ''
  return {
    title: text(achievement?.name, LINE_MAX) || text(credential.name, LINE_MAX),
    description:
      text(achievement?.description, TEXT_MAX) ||
      text(subject?.endorsementComment, TEXT_MAX) ||
      text(credential.description, TEXT_MAX),
    criteria: text(asObject(achievement?.criteria)?.narrative, TEXT_MAX),
    skills: readSkills(credential),
    evidence: asList(credential.evidence).flatMap(describeEvidence).slice(0, EVIDENCE_MAX),
    issuer: { name: text(asObject(credential.issuer)?.name, LINE_MAX), did: did.slice(0, TEXT_MAX), host: hostOf(did) },
    issuedAt: instant(credential.validFrom ?? credential.issuanceDate),
    validUntil: instant(credential.validUntil ?? credential.expirationDate),
  }
}

/** One piece of evidence of any kind; none when it says nothing. */
function describeEvidence(value: unknown) {
  const { id, name, genre, narrative, description } = asObject(value) ?? {}
  const found = {
    url: text(typeof value === 'string' ? value : id, TEXT_MAX),
    name: text(name, LINE_MAX) || text(genre, LINE_MAX),
    text: text(narrative, TEXT_MAX) || text(description, TEXT_MAX),
  }
  return found.url || found.name || found.text ? [found] : []
}

/** A text, or the first of several in different languages. */
function text(value: unknown, max: number): string {
  const [first] = asList(value)
  const words = asObject(first)?.['@value'] ?? first
  if (typeof words !== 'string') return ''
  // What cannot be seen could turn a sentence around.
  return words
    .slice(0, max)
    .split(/\r?\n/)
    .map(withoutHidden)
    .join(max === LINE_MAX ? ' ' : '\n')
}

function instant(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}

function hostOf(did: string): string {
  try {
    return new URL(did.startsWith('did:web:') ? didWebUrl(did) : did).host.slice(0, LINE_MAX)
  } catch {
    return ''
  }
}
