import { useTexts } from '#ui/words/language.tsx'
import { nameWords } from '../texts.ts'

const DID_END = 4

/** Names a person in a line of text: by what the community calls them, else "No name yet" and the end of their DID. */
export function usePersonName(): (person: { name: string; did: string }) => string {
  const nameTexts = useTexts(nameWords)
  return ({ name, did }) => name || nameTexts.noNameOf({ end: endOfDid(did) })
}

/** The end of a DID, by which people without a name are told apart. */
export function endOfDid(did: string): string {
  return did.slice(-DID_END)
}
