import { useTexts } from '#ui/words/language.tsx'
import { shownIssuer } from '../shown-rules.ts'
import { issuerWords } from '../texts.ts'
import { keptShelf } from '../wallet-texts.ts'
import type { Summary } from './use-kept-badges.ts'

/** Who issued a badge, with their host; a name that nobody but the badge states is in quotes. */
export function useIssuerLine(): (issuer: Summary['issuer']) => { name: string; line: string } {
  const say = useTexts(keptShelf)
  const words = useTexts(issuerWords)
  return (issuer) => {
    const { called, isQuoted } = shownIssuer(issuer)
    const name = isQuoted ? words.stated({ name: called }) : called || say.unnamed()
    const isHost = issuer.host === '' || name === issuer.host
    return { name, line: isHost ? say.fromOnly({ issuer: name }) : say.from({ issuer: name, host: issuer.host }) }
  }
}
