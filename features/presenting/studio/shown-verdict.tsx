import { CheckLine } from '#features/badges/studio/check-line.tsx'
import page from '#features/badges/studio/public-page.module.css'
import { VerdictBlock } from '#features/door/studio/verdict-block.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { verdictLines, verdictWords, verifierWords } from '../page-texts.ts'
import { lookOfVerdict } from '../rules.ts'
import type { Progress } from './asking.ts'

type Shown = NonNullable<Progress['shown']>

/** The verdict on a badge that was shown: yes or no, whose it is, its title, and its end. */
export function ShownVerdict({ shown }: { shown: Shown }) {
  const verdictTexts = useTexts(verdictWords)
  const line = useLine(shown)
  const { verdict, holderName, title } = shown
  const names = [holderName, title].filter(Boolean)
  return <VerdictBlock look={lookOfVerdict(verdict)} title={verdictTexts[verdict]()} names={names} line={line} />
}

/** Each check of a badge that was shown, with its evidence when opened. */
export function ShownChecks({ shown, issuerName }: { shown: Shown; issuerName: string }) {
  const verifierTexts = useTexts(verifierWords)
  const { checks, validUntil, at } = shown
  const factOf = (check: string, fact: string) => String(checks.find((each) => each.check === check)?.facts[fact] ?? '')
  const issuer = { name: issuerName, host: hostOf(factOf('issuer', 'did')) }
  const badge = { issuer, issuedAt: factOf('period', 'from'), validUntil, checkedAt: at }
  return (
    <ul className={page.checks} aria-label={verifierTexts.checks()}>
      {checks.map((check) => (
        <CheckLine key={check.check} check={check} badge={badge} />
      ))}
    </ul>
  )
}

function useLine({ verdict, validUntil }: Shown): string {
  const lines = useTexts(verdictLines)
  const format = useFormat()
  if (verdict === 'genuine' && !validUntil) return lines.endless()
  return lines[verdict]({ day: validUntil && format.lastDay(validUntil) })
}

/** The host of a did:web, whose port is percent-encoded; '' for other DIDs. */
function hostOf(did: string): string {
  const [, host = ''] = /^did:web:([^:]+)/.exec(did) ?? []
  return decodeURIComponent(host)
}
