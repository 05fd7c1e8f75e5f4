import { useTexts } from '#ui/words/language.tsx'
import { endOfDid } from '../rules.ts'
import { nameWords } from '../texts.ts'

/** Names a person in a line of text: by what the community calls them, else "No name yet" and the end of their DID. */
export function usePersonName(): (person: { name: string; did: string }) => string {
  const nameTexts = useTexts(nameWords)
  return ({ name, did }) => name || nameTexts.noNameOf({ end: endOfDid(did) })
}
