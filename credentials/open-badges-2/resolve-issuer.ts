import { asList, asObject, type Json } from '../read-credential.ts'
import { hostOf, isSamePlace, webAddress } from './addresses.ts'
import type { Assertion } from './read-assertion.ts'
import { type ReadAddress, readDocument } from './read-documents.ts'
import { type Linked, linksOf, oneOf, textOf, textsOf } from './read-member.ts'

/** What a badge is given for; '' for texts that it does not state. */
export type BadgeClass = {
  /** Its address, or what it calls itself inside of an assertion. */
  id: string
  name: string
  description: string
  image: Linked | undefined
  /** The criteria as text, and their address. */
  criteria: { narrative: string; id: string }
  alignment: unknown
  tags: string[]
  issuer: Linked | undefined
  document: Json
}

/** An issuer as its own address says it; a `Profile`, or an `IssuerOrganization` of 1.0. */
export type Profile = {
  /** The address where it was read, which is all that is known of its owner. */
  id: string
  /** What it calls itself. */
  statedId: string
  name: string
  url: string
  email: string
  description: string
  image: Linked | undefined
  keys: Linked[]
  /** Its lists of revoked badges, by address or inside; undefined for one in another form. */
  revocationLists: (Linked | undefined)[]
  /** Hosts and addresses where its hosted assertions may be (2.0, `verification`). */
  allowedOrigins: string[]
  startsWith: string[]
  document: Json
}

/**
 * What an assertion leads to. `named` is the issuer as the badge names it, before anybody asked its host; it proves nothing.
 */
export type Resolved = { badgeClass?: BadgeClass; named?: Linked; profile?: Profile }

/**
 * Reads the badge class of an assertion, where it is not inside, and the profile of its issuer, always at the issuer's own
 * address: what another document says about an issuer proves nothing.
 */
export async function resolveIssuer({ badge }: Assertion, read: ReadAddress): Promise<Resolved> {
  if (!badge) return {}
  // One that names no issuer may be short for the one at its address.
  const isWhole = badge.document?.issuer !== undefined || !webAddress(badge.id)
  const inside = isWhole ? badge.document : undefined
  const document = inside ?? (await readDocument(badge.id, read))
  if (!document) return {}
  const badgeClass = readBadgeClass(document, badge.id)
  const named = badgeClass.issuer
  const profile = named && (await findProfile(named.id, read))
  return { badgeClass, ...(named && { named }), ...(profile && { profile }) }
}

/**
 * The profile at an address. One that states another address on its host, where others may have pages as well, is read there:
 * undefined where that is another issuer's, or is not given. Another host's is returned for `checkProfile` to refuse.
 */
async function findProfile(id: string, read: ReadAddress): Promise<Profile | undefined> {
  const found = await profileAt(id, read)
  const stated = found?.statedId ?? ''
  if (!webAddress(stated) || hostOf(stated) !== hostOf(id) || isSamePlace(stated, id)) return found
  const own = await profileAt(stated, read)
  return own && (!webAddress(own.statedId) || isSamePlace(own.statedId, stated)) ? own : undefined
}

/** No issuer publishes at as many places; to compare them all takes long. */
const PLACES_MAX = 100

async function profileAt(id: string, read: ReadAddress): Promise<Profile | undefined> {
  const document = await readDocument(id, read)
  const profile = document && readProfile(document, id)
  return profile && profile.allowedOrigins.length + profile.startsWith.length <= PLACES_MAX ? profile : undefined
}

function readBadgeClass(document: Json, id: string): BadgeClass {
  const criteria = asObject(oneOf(document.criteria))
  const [image] = linksOf(document.image)
  const [issuer] = linksOf(document.issuer)
  return {
    id,
    name: textOf(document.name),
    description: textOf(document.description),
    image,
    criteria: {
      narrative: textOf(criteria?.narrative),
      id: textOf(criteria ? (criteria.id ?? criteria['@id']) : document.criteria),
    },
    alignment: document.alignment,
    tags: textsOf(document.tags),
    issuer,
    document,
  }
}

/** Reads a profile that was given at `id`. */
export function readProfile(document: Json, id: string): Profile {
  const policy = asObject(oneOf(document.verification))
  const [image] = linksOf(document.image)
  return {
    id,
    statedId: textOf(document.id ?? document['@id']),
    name: textOf(document.name),
    url: textOf(document.url),
    email: textOf(document.email),
    description: textOf(document.description),
    image,
    keys: linksOf(document.publicKey),
    revocationLists: asList(document.revocationList)
      .filter((list) => list !== '')
      .map((list) => (Array.isArray(list) ? undefined : linksOf(list)[0])),
    allowedOrigins: textsOf(policy?.allowedOrigins),
    startsWith: textsOf(policy?.startsWith),
    document,
  }
}
