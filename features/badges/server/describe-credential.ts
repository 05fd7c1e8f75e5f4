import { didWebUrl } from '#credentials/did-web.ts'
import { asList, asObject, issuerOf, type Json } from '#credentials/read-credential.ts'
import { readSkills } from '#credentials/read-skills.ts'

const LINE_MAX = 200
const TEXT_MAX = 2000

/** The contents of an external credential as plain texts of limited length; '' for missing ones. */
export function describeCredential(credential: Json) {
  const subject = asObject(asList(credential.credentialSubject)[0])
  const achievement = asObject(asList(subject?.achievement)[0])
  const did = issuerOf(credential) ?? ''
  return {
    title: text(achievement?.name, LINE_MAX) || text(credential.name, LINE_MAX),
    description: text(achievement?.description, TEXT_MAX) || text(credential.description, TEXT_MAX),
    criteria: text(asObject(achievement?.criteria)?.narrative, TEXT_MAX),
    skills: readSkills(credential),
    issuer: { name: text(asObject(credential.issuer)?.name, LINE_MAX), did: did.slice(0, TEXT_MAX), host: hostOf(did) },
    issuedAt: instant(credential.validFrom ?? credential.issuanceDate),
    validUntil: instant(credential.validUntil ?? credential.expirationDate),
  }
}

function text(value: unknown, max: number): string {
  return typeof value === 'string' ? value.slice(0, max) : ''
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
