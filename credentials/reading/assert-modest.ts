import { NotReadable } from './not-readable.ts'

const DEPTH_MAX = 32
const MEMBERS_MAX = 5000

/**
 * Names that every object inherits. A processor that keeps nodes in plain objects would find these instead of its own.
 */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype))
/** Members of Open Badges 3.0 and VC 2.0 with text by people: a course may be named, or tagged, `constructor`. */
const WRITTEN = new Set([
  ...['name', 'description', 'narrative', 'caption', 'value', '@value', 'tag', 'genre', 'audience', 'humanCode'],
  ...['fieldOfStudy', 'specialization', 'givenName', 'familyName', 'additionalName', 'patronymicName', 'licenseNumber'],
  ...['addressCountry', 'addressRegion', 'addressLocality', 'streetAddress', 'city', 'version', 'identifier'],
])

/**
 * Throws `NotReadable` for a foreign document that is deeper or has more members than any badge, key document or status
 * list (canonizing JSON-LD costs far more than reading it), and for one with an inherited name as a member or outside
 * of texts: JSON-LD code that uses the name as an id would write to its prototype.
 */
export function assertModest(document: object): void {
  assertSize(document, membersOf)
}

/** Throws `NotReadable` for a document that is deeper or has more members than any badge; its names may be any. */
export function assertSmall(document: object): void {
  assertSize(document, (value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
}

function assertSize(document: object, inside: (value: unknown) => unknown[]): void {
  let members = 0
  let level: unknown[] = [document]
  for (let depth = 0; level.length > 0; depth += 1) {
    members += level.length
    if (depth > DEPTH_MAX || members > MEMBERS_MAX) throw new NotReadable('credentialTooLarge')
    level = level.flatMap(inside)
  }
}

function membersOf(value: unknown): unknown[] {
  if (typeof value === 'string') {
    // As a reference it would be resolved first.
    if (INHERITED.has(value.replace(/^(\.\/)+|#$/g, ''))) throw new NotReadable('notABadge')
    return []
  }
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value
  const members = Object.entries(value)
  if (members.some(([name]) => INHERITED.has(name))) throw new NotReadable('notABadge')
  return members.filter(([name, inner]) => !(WRITTEN.has(name) && isText(inner))).map(([, inner]) => inner)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
}
