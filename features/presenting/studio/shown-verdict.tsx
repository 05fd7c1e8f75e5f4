import { CheckList } from '#features/badges/findings/studio/check-list.tsx'
import type { CheckedBadge } from '#features/badges/findings/studio/use-check-aside.ts'
import { useFinding } from '#features/badges/findings/view/use-finding.ts'
import { VerdictBlock } from '#features/door/studio/verdict-block.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { verdictLines, verdictWords, verifierWords } from '../page-texts.ts'
import { lookOfVerdict } from '../rules.ts'
import type { Progress } from './asking.ts'

type Shown = NonNullable<Progress['shown']>

type Props = { shown: Shown; issuerName: string }

/** The verdict on a badge that was shown: yes or no, whose it is, its title, and its end. */
export function ShownVerdict({ shown, issuerName }: Props) {
  const verdictTexts = useTexts(verdictWords)
  const line = useLine(shown, issuerName)
  const { verdict, holderName, title } = shown
  const names = [holderName, title].filter(Boolean)
  return <VerdictBlock look={lookOfVerdict(verdict)} title={verdictTexts[verdict]()} names={names} line={line} />
}

/** Each check of a badge that was shown, with its evidence when opened. */
export function ShownChecks({ shown, issuerName }: Props) {
  const verifierTexts = useTexts(verifierWords)
  return (
    <CheckList
      checks={shown.checks}
      because={shown.because}
      badge={badgeOf(shown, issuerName)}
      label={verifierTexts.checks()}
    />
  )
}

/** What the sentences of the checks name; the badge is one of the community that asks. */
function badgeOf({ checks, validUntil, at }: Shown, issuerName: string): CheckedBadge {
  const factOf = (check: string, fact: string) => String(checks.find((each) => each.check === check)?.facts[fact] ?? '')
  const issuer = { name: issuerName, host: hostOf(factOf('issuer', 'did')) }
  return { issuer, issuedAt: factOf('period', 'from'), validUntil, checkedAt: at }
}

function useLine(shown: Shown, issuerName: string): string {
  const lines = useTexts(verdictLines)
  const format = useFormat()
  const say = useFinding()
  const { verdict, validUntil, checks, because } = shown
  const badge = badgeOf(shown, issuerName)
  if (verdict === 'genuine' && !validUntil) return lines.endless()
  if (verdict === 'notYet') return lines.notYet({ day: badge.issuedAt && format.date(badge.issuedAt) })
  const decided = checks.find(({ finding }) => finding === because)
  const finding = decided ? say(decided, badge) : ''
  // Not the badge has an end then, but its signature.
  if (because === 'signature.proofExpired') return lines.unknown({ finding })
  const end = String(decided?.facts.until ?? validUntil)
  return lines[verdict]({ day: end && format.lastDay(end), finding })
}

/** The host of a did:web, whose port is percent-encoded; '' for other DIDs. */
function hostOf(did: string): string {
  const [, host = ''] = /^did:web:([^:]+)/.exec(did) ?? []
  return decodeURIComponent(host)
}
