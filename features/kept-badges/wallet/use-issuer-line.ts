import { useTexts } from '#ui/words/language.tsx'
import { keptShelf } from '../wallet-texts.ts'
import type { Summary } from './use-kept-badges.ts'

/** Who issued a badge, with their host; a name that nobody but the badge states is in quotes. */
export function useIssuerLine(): (issuer: Summary['issuer']) => { name: string; line: string } {
  const say = useTexts(keptShelf)
  return ({ name, host, isStated }) => {
    const written = name && name !== host && isStated ? say.stated({ name }) : name || host || say.unnamed()
    const isHost = host === '' || written === host
    return { name: written, line: isHost ? say.fromOnly({ issuer: written }) : say.from({ issuer: written, host }) }
  }
}
