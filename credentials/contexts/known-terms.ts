import { MODEL_CONTEXTS } from '../credential.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { type Added, expansionsOf, isCompact, readAdded } from './added-terms.ts'
import { isBundledContext } from './bundle.ts'
import { isBundledIri, isBundledName, isReversed } from './bundled-terms.ts'
import { ACHIEVEMENT_MEMBERS, READ_MEMBERS, STATUS_MEMBERS } from './read-names.ts'

/** Members with words for people, which may name their language. */
const TEXTS = new Set([
  ...['name', 'description', 'narrative', 'caption', 'endorsementComment', 'targetName', 'targetDescription'],
  ...['tag', 'genre', 'audience', 'fieldOfStudy', 'specialization', 'targetFramework', 'givenName', 'familyName'],
])
const WORDING = new Set(['@value', '@language', '@direction'])
const DEPTH_MAX = 32

/**
 * Whether the contexts of a credential are known, so that each name in it means what the checks take it for: those of the
 * bundle, at the top or of a whole credential inside; and terms of its own that only add. A context decides what the
 * words of a credential mean, and is not signed itself: any other could hide a signed status or end from the checks.
 */
export function hasKnownTerms(credential: Json): boolean {
  const { '@context': contexts, ...members } = credential
  const list = asList(contexts)
  const added = readAdded(list.filter((each) => typeof each !== 'string'))
  const isOfBundle = list.filter((each) => typeof each === 'string').every(isBundledContext)
  if (!isOfOneModel(list) || !isOfBundle || !added) return false
  const isPlainId = typeof credential.id !== 'string' || !isCompact(credential.id, added)
  const statuses = asList(credential.credentialStatus).flatMap((entry) => asObject(entry)?.id ?? [])
  const achievements = asList(credential.credentialSubject)
    .flatMap((subject) => asList(asObject(subject)?.achievement))
    .flatMap((each) => asObject(each)?.id ?? [])
  const place = { added, root: credential.id, statuses, achievements, model: list[0], depth: 0 }
  return isPlainId && areKnown(members, place)
}

/** Whether contexts begin with that of one Data Model. With both, a name would have two meanings in one document. */
function isOfOneModel(list: unknown[], model = list[0]): boolean {
  const isOther = (each: unknown) => MODEL_CONTEXTS.includes(each) && each !== model
  return MODEL_CONTEXTS.includes(model) && list[0] === model && !list.some(isOther)
}

/**
 * `root` is the id of the whole credential, `statuses` those of its entries in status lists, `achievements` those of what it
 * is for, `model` its first context.
 */
type Place = {
  added: Added
  root: unknown
  statuses: unknown[]
  achievements: unknown[]
  model: unknown
  depth: number
}

function areKnown(members: Json, place: Place): boolean {
  return Object.entries(members).every(([name, value]) => {
    if (!isKnownName(name, place.added)) return false
    return asList(value).every((each) => isKnownValue(each, name, { ...place, depth: place.depth + 1 }))
  })
}

/** A name with a prefix, or an IRI as a name, is signed like the name that the bundle has for it, but no check reads it. */
function isKnownName(name: string, added: Added): boolean {
  if (name.includes('@') || isReversed(name) || isType(name)) return false
  return !name.includes(':') || !expansionsOf(name, added).some(isBundledIri)
}

/** In the contexts of Open Badges `Criteria` stands for the same as `criteria`, which the checks and pages read. */
function isType(name: string): boolean {
  return /^[A-Z]/.test(name) && isBundledName(name)
}

function isKnownValue(value: unknown, name: string, place: Place): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (place.depth > DEPTH_MAX) return false
  if (Array.isArray(value)) return value.every((each) => isKnownValue(each, name, { ...place, depth: place.depth + 1 }))
  const { '@context': contexts, ...members } = value as Json
  if ('@value' in members) return isWording(members, name)
  if (contexts !== undefined && !isEmbedded(value as Json, name, place)) return false
  const isStatus = name === 'credentialStatus' && place.depth === 1
  const isAchievement = name === 'achievement' && place.depth === 2
  if (hidesMembers(members, place) || (!isStatus && hidesStatus(members, place))) return false
  if (!isAchievement && hidesAchievement(members, place)) return false
  return areKnown(members, place)
}

function isWording(members: Json, name: string): boolean {
  const isForPeople = TEXTS.has(name) || !isBundledName(name)
  return isForPeople && typeof members['@value'] === 'string' && Object.keys(members).every((each) => WORDING.has(each))
}

/** Whether a whole credential, such as an endorsement, brings its own contexts, all of the bundle and for the same model. */
function isEmbedded(embedded: Json, name: string, { model }: Place): boolean {
  const { '@context': contexts, type, issuer, credentialSubject } = embedded
  const list = asList(contexts)
  if (!isOfOneModel(list, model) || !list.every(isBundledContext)) return false
  const isWhole = asList(type).includes('VerifiableCredential') && issuer !== undefined
  return isWhole && credentialSubject !== undefined && !READ_MEMBERS.includes(name)
}

/**
 * Whether an object inside is the credential once more, by its id, and has members of it: an endorsement's subject, for
 * example. What is stated there is signed as the credential's own, but no check reads it.
 */
function hidesMembers({ id, ...members }: Json, { root, added }: Place): boolean {
  if (id === undefined || !READ_MEMBERS.some((name) => name in members)) return false
  return typeof id !== 'string' || expansionsOf(id, added).some((each) => each === root)
}

/** Whether an object elsewhere is an entry of a status list once more: a part of the entry, as its size, could be there. */
function hidesStatus({ id, ...members }: Json, { statuses, added }: Place): boolean {
  if (id === undefined || !STATUS_MEMBERS.some((name) => name in members)) return false
  return typeof id !== 'string' || expansionsOf(id, added).some((each) => statuses.includes(each))
}

/** Whether an object elsewhere is the achievement once more: its criteria could be there, out of sight. */
function hidesAchievement({ id, ...members }: Json, { achievements, added }: Place): boolean {
  if (id === undefined || !ACHIEVEMENT_MEMBERS.some((name) => name in members)) return false
  return typeof id !== 'string' || expansionsOf(id, added).some((each) => achievements.includes(each))
}

/**
 * Whether a member, at any depth, is named by an IRI or a keyword of JSON-LD: it is signed like one under its name, but no
 * check would read it, for instance a status. Also for a document deeper than any badge.
 */
export function hasOtherNames(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > DEPTH_MAX) return true
  return Object.entries(value).some(([name, inner]) => /[:@]/.test(name) || hasOtherNames(inner, depth + 1))
}
