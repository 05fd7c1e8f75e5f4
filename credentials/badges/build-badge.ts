import {
  CREDENTIALS_CONTEXT,
  type Credential,
  OPEN_BADGES_CONTEXT,
  type StatusEntry,
  writeInstant,
} from '../credential.ts'
import { badgeResults, type ResultInput } from './badge-results.ts'
import { hashEmail } from './email-hash.ts'

/** A skill, or an entry of a framework, that an achievement attests; `targetType` is one of `ALIGNMENT_TYPES`. */
export type Alignment = {
  targetName: string
  targetUrl: string
  targetFramework?: string
  targetCode?: string
  targetType?: string
}

export type Category = 'Basic' | 'Community' | 'Participation' | 'Ticket' | 'Membership' | 'Role'

export type BadgeInput = {
  /** URL of the credential. */
  id: string
  category: Category
  issuer: { did: string; name: string; url?: string; image?: string }
  /** `id` is the template's URL, `language` a BCP 47 tag of its texts. */
  achievement: {
    id: string
    name: string
    description: string
    criteria: string
    image: { url: string; caption?: string }
    language?: string
    version?: string
    alignment?: Alignment[]
    tags?: string[]
    /** More than 0. */
    credits?: number
  }
  /** The DID that the holder proved; the address only when the badge was sent to it. */
  holder: { did: string; email?: { address: string; salt: string } }
  validFrom: Date
  validUntil?: Date
  /**
   * The same slot in the revocation list and, if there is one, the suspension list. Open Badges 3.0 allows one status: a
   * badge with both may be refused by other verifiers.
   */
  status: { listUrl: string; suspensionUrl?: string; slot: number }
  /** Who gave a Community badge. */
  giver?: { did: string; name?: string }
  /** The event of a Participation or Ticket badge. */
  event?: { name: string; startsAt: Date; endsAt: Date; location?: string }
  results?: ResultInput
  /** What this holder did to earn it; the address is never fetched. */
  evidence?: EvidenceInput
}

/** Evidence of one badge; an empty address or text counts as none. */
export type EvidenceInput = { url?: string; text?: string }

const ACHIEVEMENT_TYPES: Record<Category, string> = {
  Basic: 'Badge',
  Community: 'Award',
  Participation: 'ext:Participation',
  Ticket: 'ext:Ticket',
  Membership: 'Membership',
  Role: 'ext:Role',
}

/** Control characters other than line feeds, halves of characters, and code points that are none. */
const UNSIGNABLE = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u

/**
 * Builds the unsigned Open Badges 3.0 credential of a badge (OpenBadgeCredential on the VC Data Model 2.0). Throws for a
 * text with a control character: canonical forms before RDFC-1.0 write those in another way, so that some verifiers
 * would call the badge forged.
 */
export function buildBadge(input: BadgeInput): Credential {
  const badge = compact({
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    id: input.id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: input.achievement.name,
    issuer: buildIssuer(input.issuer),
    validFrom: writeInstant(input.validFrom),
    validUntil: input.validUntil && writeInstant(input.validUntil),
    credentialSubject: buildSubject(input),
    evidence: buildEvidence(input),
    credentialStatus: buildStatus(input.status),
  })
  assertSignable(badge)
  return badge
}

function assertSignable(value: unknown): void {
  if (typeof value === 'string' && UNSIGNABLE.test(value)) throw new Error('A text of the badge cannot be signed')
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) assertSignable(inner)
}

function buildStatus({ listUrl, suspensionUrl, slot }: BadgeInput['status']): StatusEntry | StatusEntry[] {
  const revocation = buildEntry('revocation', listUrl, slot)
  return suspensionUrl ? [revocation, buildEntry('suspension', suspensionUrl, slot)] : revocation
}

function buildEntry(statusPurpose: StatusEntry['statusPurpose'], list: string, slot: number): StatusEntry {
  return {
    id: `${list}#${slot}`,
    type: 'BitstringStatusListEntry',
    statusPurpose,
    statusListIndex: String(slot),
    statusListCredential: list,
  }
}

function buildIssuer({ did, name, url, image }: BadgeInput['issuer']) {
  return compact({
    id: did,
    type: ['Profile'],
    name,
    url: url || undefined,
    image: image ? { id: image, type: 'Image' } : undefined,
  })
}

function buildSubject(input: BadgeInput) {
  const { results, descriptions } = badgeResults(input.achievement.id, input.results ?? {})
  const { giver, event } = input
  return compact({
    id: input.holder.did,
    type: ['AchievementSubject'],
    identifier: input.holder.email ? [buildIdentity(input.holder.email)] : undefined,
    activityStartDate: event && writeInstant(event.startsAt),
    activityEndDate: event && writeInstant(event.endsAt),
    source: giver && compact({ id: giver.did, type: ['Profile'], name: giver.name || undefined }),
    result: results,
    achievement: buildAchievement(input, descriptions),
  })
}

function buildAchievement({ achievement, category }: BadgeInput, resultDescription: object[] | undefined) {
  return compact({
    id: achievement.id,
    type: ['Achievement'],
    achievementType: ACHIEVEMENT_TYPES[category],
    name: achievement.name,
    description: achievement.description,
    // Open Badges requires criteria: without a text of its own the description says what was achieved.
    criteria: { narrative: achievement.criteria || achievement.description },
    image: compact({ id: achievement.image.url, type: 'Image', caption: achievement.image.caption || undefined }),
    inLanguage: achievement.language,
    version: achievement.version,
    alignment: achievement.alignment?.length ? achievement.alignment.map(buildAlignment) : undefined,
    tag: achievement.tags?.length ? achievement.tags : undefined,
    creditsAvailable: achievement.credits || undefined,
    resultDescription,
  })
}

/** Builds an alignment, without the members that have no value (Open Badges 3.0, appendix B). */
export function buildAlignment({ targetFramework, targetCode, targetType, ...target }: Alignment) {
  return compact({
    type: ['Alignment'],
    ...target,
    targetFramework: targetFramework || undefined,
    targetCode: targetCode || undefined,
    targetType: targetType || undefined,
  })
}

function buildIdentity({ address, salt }: { address: string; salt: string }) {
  const identityHash = hashEmail(address, salt)
  return { type: 'IdentityObject', hashed: true, identityHash, identityType: 'emailAddress', salt }
}

function buildEvidence({ category, event, evidence: { url, text } = {} }: BadgeInput) {
  const own = compact({ id: url || undefined, type: ['Evidence'], narrative: text || undefined })
  const all = [
    ...(category === 'Participation' && event ? [buildEventEvidence(event)] : []),
    ...(url || text ? [own] : []),
  ]
  return all.length > 0 ? all : undefined
}

function buildEventEvidence({ name, location }: { name: string; location?: string }) {
  return compact({ type: ['Evidence'], name, genre: 'Event', description: location || undefined })
}

// A member without a value must be absent: JSON drops it, and the signed form must equal the sent one.
function compact<T extends object>(members: T): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T
}
