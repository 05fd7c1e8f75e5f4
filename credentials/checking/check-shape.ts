import { type Class, type ClassName, type Kind, type Member, SHAPES, SHAPES_1 } from '../badges/badge-shapes.ts'
import { isEndorsement } from '../badges/read-endorsements.ts'
import { CREDENTIALS_1_CONTEXT, CREDENTIALS_CONTEXT } from '../credential.ts'
import { asList, asObject, type Json } from '../read-credential.ts'

/**
 * The member that is wrong, as a path from the credential, and how: `missing`; `wrong` (not of its type or terms);
 * `unknown` (not allowed there); `several` (more values than one); `form` (a list instead of one value, or the reverse).
 */
export type ShapeFault = { member: string; fault: 'missing' | 'wrong' | 'unknown' | 'several' | 'form' }

/** Enough of any badge, whose endorsements contain credentials of their own. */
const DEPTH_MAX = 12
const FAULTS_MAX = 50
const NAME_MAX = 60

/**
 * Checks a credential against the data model of Open Badges 3.0 (appendix B): members, types, multiplicities, formats and
 * enumerations, of a badge or of an endorsement, by the classes for the version of the Data Model that its first context
 * names. Returns the most serious fault, undefined when there is none. It says nothing about the signature.
 */
export function checkShape(credential: unknown): ShapeFault | undefined {
  const faults: ShapeFault[] = []
  const document = asObject(credential)
  if (!document) return { member: 'credential', fault: 'wrong' }
  const named = isEndorsement(document) ? 'EndorsementCredential' : 'AchievementCredential'
  readObject(document, named, { path: '', depth: 0, faults, shapes: SHAPES })
  return faults.find((fault) => !isSlight(fault)) ?? faults[0]
}

/**
 * Whether a fault leaves the meaning clear: a list of one value instead of the value, or the reverse, which are the same
 * in JSON-LD, or several statuses, which the VC Data Model 2.0 allows. Strict verifiers may refuse it all the same.
 */
export function isSlight({ member, fault }: ShapeFault): boolean {
  return fault === 'form' || (fault === 'several' && member === 'credentialStatus')
}

/** `shapes`: the classes of the credential that this is a part of. */
type Place = { path: string; depth: number; faults: ShapeFault[]; shapes: typeof SHAPES }

function readObject(value: Json, name: ClassName, place: Place): void {
  const [first] = asList(value['@context'])
  const shapes = first === undefined ? place.shapes : first === CREDENTIALS_1_CONTEXT ? SHAPES_1 : SHAPES
  readClass(value, shapes[name], { ...place, shapes })
}

function readClass(value: Json, { members, isClosed }: Class, place: Place): void {
  const { path, depth, faults } = place
  if (depth > DEPTH_MAX || faults.length > FAULTS_MAX) return
  const at = (name: string) => (path ? `${path}.${name}` : name)
  for (const [name, member] of Object.entries(members)) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    if (given !== undefined) readMember(given, member, { ...place, path: at(name), depth: depth + 1 })
    else if (member.must) faults.push({ member: at(name), fault: 'missing' })
  }
  const strange = isClosed && Object.keys(value).find((name) => !Object.hasOwn(members, name))
  if (strange) faults.push({ member: at(strange.slice(0, NAME_MAX)), fault: 'unknown' })
}

function readMember(value: unknown, { is, many }: Member, place: Place): void {
  const isList = Array.isArray(value)
  // These are lists by themselves, and read as a whole.
  const isWhole = is === 'contexts' || is === 'contexts1' || (typeof is === 'object' && 'types' in is)
  if (!isWhole && isList !== (many === true)) {
    const fault = isList && value.length !== 1 ? 'several' : 'form'
    place.faults.push({ member: place.path, fault })
  }
  const items = isList && !isWhole ? value : [value]
  for (const [nth, item] of items.entries()) {
    const path = items.length > 1 ? `${place.path}[${nth}]` : place.path
    readKind(item, is, { ...place, path })
  }
}

function readKind(value: unknown, is: Kind, place: Place): void {
  const { path, faults } = place
  if (typeof is === 'object' && 'types' in is) {
    const given: unknown[] = Array.isArray(value) ? value : [value]
    if (!hasTypes(given, is.types)) faults.push({ member: path, fault: 'wrong' })
    else if (given !== value) faults.push({ member: path, fault: 'form' })
    return
  }
  if (typeof is === 'object' && 'class' in is) {
    if (is.orUri && isPlain.uri(value)) return
    const inner = asObject(value)
    if (inner) readObject(inner, is.class, place)
    else faults.push({ member: path, fault: 'wrong' })
    return
  }
  const isRight = typeof is === 'object' ? isTerm(value, is) : isPlain[is](value)
  if (!isRight) faults.push({ member: path, fault: 'wrong' })
}

function hasTypes(given: unknown[], types: readonly string[]): boolean {
  if (given.some((type) => typeof type !== 'string')) return false
  return types.every((choice) => choice.split('|').some((type) => given.includes(type)))
}

function isTerm(value: unknown, { terms, open }: { terms: readonly string[]; open?: true }): boolean {
  if (typeof value !== 'string') return false
  return terms.includes(value) || (open === true && /^ext:[\w.|-]+$/.test(value))
}

const OPEN_BADGES = /^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/
// RFC 3339, with an offset from UTC: XML Schema's dateTimeStamp.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

const isText = (value: unknown): value is string => typeof value === 'string'

const isPlain: Record<Exclude<Kind, object>, (value: unknown) => boolean> = {
  text: isText,
  uri: (value) => isText(value) && /^[a-z][a-z\d+.-]*:\S+$/i.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  instant: (value) => isText(value) && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
  day: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  jws: (value) => isText(value) && /^[\w-]+\.[\w-]*\.[\w-]+$/.test(value),
  language: (value) => isText(value) && /^[a-z]{2,4}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(value),
  contexts: (value) => isBegun(value, CREDENTIALS_CONTEXT),
  contexts1: (value) => isBegun(value, CREDENTIALS_1_CONTEXT),
}

function isBegun(contexts: unknown, first: string): boolean {
  return Array.isArray(contexts) && contexts[0] === first && isText(contexts[1]) && OPEN_BADGES.test(contexts[1])
}
