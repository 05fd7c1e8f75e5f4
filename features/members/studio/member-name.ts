import { endOfDid } from '#features/names/rules.ts'
import { usePersonName } from '#features/names/view/use-person-name.ts'

type Named = { did: string; email: string; name: string }

/** Names a member or a pending person in a line of text: the latter by the address where they have no name. */
export function useMemberName(): (person: Named) => string {
  const nameOf = usePersonName()
  return ({ name, did, email }) => name || (did === '' && email) || nameOf({ name, did })
}

/** A DID shortened for reading: did:sdi:0x8F3a…c21B. */
export function shortDid(did: string): string {
  return did.length <= 20 ? did : `${did.slice(0, 14)}…${endOfDid(did)}`
}
