import { useTexts } from '#ui/language.tsx'
import { publicPageWords } from '../texts.ts'
import type { Verdict } from '../verdict-rules.ts'

/** A verdict in the largest words of its page. */
export function useHero(verdict: Verdict): string {
  const t = useTexts(publicPageWords)
  const heroes = {
    genuine: t.genuineHero,
    revoked: t.revokedHero,
    suspended: t.suspendedHero,
    expired: t.expiredHero,
    invalid: t.invalidHero,
    unknown: t.unknownHero,
  }
  return heroes[verdict]()
}
