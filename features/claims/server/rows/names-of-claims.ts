import { badges } from '#features/badges/server/tables.ts'
import { listedName, type NameSource } from '#features/names/rules.ts'
import { type NamedPerson, namesOf } from '#features/names/server/names-of.ts'
import type { AddressLook } from '#features/team/folders/server/address-look.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { NOBODY } from '../../rules.ts'
import type { Claim } from '../queries.ts'

/** How the community calls the recipient of a claim; `listedName` is what it entered itself. */
export type ClaimName = { name: string; nameSource: NameSource; listedName: string }

const NO_NAME: ClaimName = { name: '', nameSource: '', listedName: '' }

/**
 * Names the recipients of one community's claims: the holder of a collected badge, or the member to whom it belongs, as
 * they are called there; else by the recipient's answer, else by what was entered. Hidden recipients only by the name of
 * their own wallet, and members not at all, as their rows hide them.
 */
export async function namesOfClaims(
  ctx: Context,
  rows: Claim[],
  { isHidden }: Pick<AddressLook, 'isHidden'>,
): Promise<(claim: Claim) => ClaimName> {
  const holderOf = await holdersOfClaims(ctx, rows)
  const people = await namesOf(ctx, rows[0]?.issuerId ?? '', [...holderOf.values()], { isHidden })
  return (claim) => {
    if (claim.didLimit !== 1 || isErased(claim) || (isHidden && claim.holderId)) return NO_NAME
    const person = people.get(holderOf.get(claim.id) ?? '')
    return isHidden ? asNamed(person) : nameOf(claim, person)
  }
}

function asNamed(person: NamedPerson | undefined): ClaimName {
  return person ? { name: person.name, nameSource: person.nameSource, listedName: person.listedName } : NO_NAME
}

function nameOf({ givenName, optionName, giverDid }: Claim, person: NamedPerson | undefined): ClaimName {
  // A member who gives a badge enters nothing for the community.
  const entered = giverDid === '' ? listedName(optionName) : ''
  const listed = entered || (person?.listedName ?? '')
  if (person?.name && person.nameSource !== 'list') return { ...asNamed(person), listedName: listed }
  if (givenName !== '') return { name: givenName, nameSource: 'given', listedName: listed }
  return { name: listed, nameSource: listed === '' ? '' : 'list', listedName: listed }
}

/** The holders of personal claims, by claim: of the badge that was collected, or to whom it belongs. */
async function holdersOfClaims(ctx: Context, rows: Claim[]): Promise<Map<string, string>> {
  const personal = rows.filter(({ didLimit }) => didLimit === 1)
  const holderOf = new Map(personal.flatMap(({ id, holderId }) => (holderId ? [[id, holderId] as const] : [])))
  const taken = personal.filter((claim) => claim.taken > 0).map(({ id }) => id)
  if (taken.length === 0) return holderOf
  const collected = await ctx.db
    .select({ id: badges.claimId, holderId: badges.holderId })
    .from(badges)
    .where(isOneOf(badges.claimId, taken))
  for (const { id, holderId } of collected) holderOf.set(id, holderId)
  return holderOf
}

/** Whether the recipient of a claim was erased. */
export function isErased({ email, holderId, delivery }: Pick<Claim, 'email' | 'holderId' | 'delivery'>): boolean {
  if (holderId) return holderId === NOBODY
  return email === '' && delivery !== 'link' && delivery !== 'unsubscribed'
}
