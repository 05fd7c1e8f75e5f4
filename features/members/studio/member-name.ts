import { useTexts } from '#ui/words/language.tsx'
import type { MemberRow } from '../contract.ts'
import { rowWords } from '../page-texts.ts'

const DID_END = 4

/** Names a member: by the pseudo, else "Member" and the end of the DID; a pending person by the address. */
export function useMemberName(): (member: Pick<MemberRow, 'pseudo' | 'did' | 'email'>) => string {
  const rowTexts = useTexts(rowWords)
  return ({ pseudo, did, email }) => pseudo || email || rowTexts.unnamed({ did: did.slice(-DID_END) })
}

/** A DID shortened for reading: did:sdi:0x8F3a…c21B. */
export function shortDid(did: string): string {
  return did.length <= 20 ? did : `${did.slice(0, 14)}…${did.slice(-DID_END)}`
}
