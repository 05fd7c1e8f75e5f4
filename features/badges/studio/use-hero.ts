import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../texts.ts'
import type { Verdict } from '../verdict-rules.ts'

/** A verdict in the page's largest type. */
export function useHero(verdict: Verdict): string {
  const publicPageTexts = useTexts(publicPageWords)
  const heroes = {
    genuine: publicPageTexts.genuineHero,
    revoked: publicPageTexts.revokedHero,
    suspended: publicPageTexts.suspendedHero,
    expired: publicPageTexts.expiredHero,
    invalid: publicPageTexts.invalidHero,
    nonconforming: publicPageTexts.nonconformingHero,
    unknown: publicPageTexts.unknownHero,
  }
  return heroes[verdict]()
}
