import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../../texts.ts'
import type { Checked } from '../rules.ts'
import type { NamedBadge } from '../sentence-rules.ts'
import { useFinding } from '../view/use-finding.ts'

/** The sentence of a check's line: its finding, or the dates of a badge that is within them. */
export function useCheckSentence(check: Checked, badge: NamedBadge): string {
  const publicPageTexts = useTexts(publicPageWords)
  const format = useFormat()
  const say = useFinding()
  if (check.finding !== 'period.inPeriod') return say(check, badge)
  if (!badge.issuedAt) return publicPageTexts.periodAny()
  const from = format.date(badge.issuedAt)
  if (!badge.validUntil) return publicPageTexts.periodOpen({ from })
  return publicPageTexts.periodBetween({ from, until: format.lastDay(badge.validUntil) })
}
