import { type BadgeInput, buildBadge, type Category } from './badges/build-badge.ts'
import { bundledLoader } from './contexts/document-loader.ts'
import { buildDidDocument } from './dids/did-document.ts'
import { didWebOf } from './dids/did-web.ts'
import { generateIssuingKey, openIssuingKey } from './keys/issuing-key.ts'

export const NOW = new Date('2026-03-01T12:00:00Z')
export const LIST_URL = 'http://localhost:4000/status/1'
export const HOLDER = 'did:sdi:0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
export const CATEGORIES: Category[] = ['Basic', 'Community', 'Participation', 'Ticket', 'Membership', 'Role']

/** An issuer with one fresh key for tests; `documents` are those that its host would serve. */
export function makeIssuer(id = 'harbour') {
  const did = didWebOf('http://localhost:4000', `issuers/${id}`)
  const made = generateIssuingKey()
  const { publicKeyMultibase } = made
  const didDocument = buildDidDocument({ did, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })
  const documents = new Map<string, object>([[did, didDocument]])
  const loader = bundledLoader(async (url) => documents.get(url))
  return { did, key: openIssuingKey(did, made.secretKey), publicKeyMultibase, didDocument, documents, loader }
}

export type TestIssuer = ReturnType<typeof makeIssuer>

/** The input of a badge with all fields of its category. */
export function badgeInput(did: string, category: Category = 'Basic'): BadgeInput {
  const base: BadgeInput = {
    id: 'http://localhost:4000/badges/b1',
    category,
    issuer: { did, name: 'Harbour School', url: 'https://harbour.example/', image: 'http://localhost:4000/ipfs/logo' },
    achievement: {
      id: 'http://localhost:4000/templates/t1',
      name: 'Knots, level 2 \u00e9\u{1F3C5}',
      description: 'Ties twelve knots "blind".',
      criteria: 'Twelve knots\nin ten minutes.',
      image: { url: 'http://localhost:4000/ipfs/picture', caption: 'A rope' },
      language: 'fr',
      version: '3',
    },
    holder: { did: HOLDER, email: { address: 'ada@example.org', salt: 'c0ffee' } },
    validFrom: new Date('2026-02-01T00:00:00Z'),
    validUntil: new Date('2027-02-01T00:00:00Z'),
    status: { listUrl: LIST_URL, slot: 8 },
  }
  const event = {
    name: 'Regatta',
    startsAt: new Date('2026-01-10T08:00:00Z'),
    endsAt: new Date('2026-01-11T18:00:00Z'),
    location: 'Brest, France',
  }
  const url = 'https://harbour.example/logs/7?page=2#knots'
  const text = 'Tied "twelve" knots,\n\u00e9 \u05d0\u05d1.'
  if (category === 'Community') {
    return { ...base, giver: { did: 'did:sdi:0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B' }, evidence: { url, text } }
  }
  if (category === 'Participation') return { ...base, event, results: { points: '-5' }, evidence: { url, text } }
  if (category === 'Ticket') {
    return { ...base, event, results: { name: 'Ada', seat: '12', section: 'North' }, evidence: { url } }
  }
  return category === 'Role' ? { ...base, results: { points: '10' }, evidence: { text } } : base
}

/** The input of a badge with every option: skills, tags, credits, a picture of the issuer, and a second status. */
export function fullBadgeInput(did: string, category: Category = 'Basic'): BadgeInput {
  const input = badgeInput(did, category)
  const alignment = [
    {
      targetName: 'Rope work \u00e9',
      targetUrl: 'https://skills.example/rope?level=2',
      targetFramework: 'Harbour skills',
      targetCode: 'HS-12',
      targetType: 'ceasn:Competency',
    },
    { targetName: 'Safety', targetUrl: 'https://skills.example/safety' },
  ]
  return {
    ...input,
    achievement: { ...input.achievement, alignment, tags: ['knots', 'voile l\u00e9g\u00e8re'], credits: 2.5 },
    status: { ...input.status, suspensionUrl: `${LIST_URL}/suspension` },
  }
}

/** An unsigned badge of a category. */
export function makeBadge(did: string, category?: Category) {
  return buildBadge(badgeInput(did, category))
}
