import { asObject, type Json } from '../read-credential.ts'
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
  revocationList: string
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
  const inside = badge.document?.issuer === undefined ? undefined : badge.document
  const document = inside ?? (await readDocument(badge.id, read))
  if (!document) return {}
  const badgeClass = readBadgeClass(document, badge.id)
  const named = badgeClass.issuer
  const found = named && (await readDocument(named.id, read))
  return {
    badgeClass,
    ...(named && { named }),
    ...(found && { profile: readProfile(found, named.id) }),
  }
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
    revocationList: linksOf(document.revocationList)[0]?.id ?? '',
    allowedOrigins: textsOf(policy?.allowedOrigins),
    startsWith: textsOf(policy?.startsWith),
    document,
  }
}
