import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { checkWords, failedCheckWords, openCheckWords, publicPageWords } from '../texts.ts'
import { CheckFact } from './check-fact.tsx'
import styles from './public-page.module.css'
import { type CheckedBadge, type CheckOfBadge, useFindingSentence } from './use-finding-sentence.ts'

const GLYPHS = { ok: 'owner', failed: 'notDelivered', unknown: 'pending', waiting: 'anchoring' } as const

/** One check of a badge: its subject and result, and its evidence when opened. */
export function CheckLine({ check, badge }: { check: CheckOfBadge; badge: CheckedBadge }) {
  const title = useTitle(check, badge)
  const { sentence, fact } = useFindings(check, badge)
  return (
    <li>
      <details className={styles.check} data-result={check.result}>
        <summary>
          <StatusGlyph status={GLYPHS[check.result]} size={20} />
          <span>
            <strong>{title}</strong>
            <small>{sentence}</small>
          </span>
          <span className={styles.fact}>{fact}</span>
          <CaretDownIcon size={16} aria-hidden />
        </summary>
        <dl className={styles.facts}>
          {Object.entries(check.facts).map(([name, value]) => (
            <CheckFact key={name} finding={check.finding} name={name} value={value} />
          ))}
        </dl>
      </details>
    </li>
  )
}

/** The title of a check must not claim more than its result. */
function useTitle({ check, finding, weight, result }: CheckOfBadge, { issuer }: CheckedBadge): string {
  const publicPageTexts = useTexts(publicPageWords)
  const passed = useTexts(checkWords)
  const failed = useTexts(failedCheckWords)
  const open = useTexts(openCheckWords)
  if (result === 'unknown') return open[check]()
  if (result === 'waiting') return open.waiting()
  if (result === 'failed') return failed[finding === 'status.suspended' ? 'suspended' : check]({ issuer: issuer.name })
  if (check === 'shape' && weight === 'remark') return open.shape()
  return check === 'issuer' ? publicPageTexts.issuerTitle({ issuer: issuer.name }) : passed[check]()
}

const DAY_MS = 24 * 60 * 60 * 1000

const ALGORITHMS: Record<string, string> = {
  'eddsa-rdfc-2022': 'Ed25519',
  'ecdsa-rdfc-2019': 'P-256',
  EdDSA: 'Ed25519',
  ES256: 'P-256',
  RS256: 'RSA',
}

/** What a check found, and one of its facts. */
function useFindings(check: CheckOfBadge, badge: CheckedBadge): { sentence: string; fact: string } {
  const publicPageTexts = useTexts(publicPageWords)
  const sentenceOf = useFindingSentence()
  const format = useFormat()
  const { facts, result } = check
  const sentence = sentenceOf(check, badge)
  if (result === 'unknown') return { sentence, fact: '' }
  switch (check.check) {
    case 'signature':
      return { sentence, fact: ALGORITHMS[String(facts.algorithm)] ?? '' }
    case 'issuer':
      return { sentence, fact: facts.promotedAt ? publicPageTexts.checkedName() : publicPageTexts.saysOfItself() }
    case 'status':
      return { sentence, fact: facts.slot ? publicPageTexts.slot({ value: facts.slot }) : '' }
    case 'anchor':
      return { sentence, fact: facts.leaf === undefined ? '' : publicPageTexts.leaf({ value: facts.leaf }) }
    case 'period': {
      if (result !== 'ok') return { sentence, fact: '' }
      if (!badge.issuedAt) return { sentence: publicPageTexts.periodAny(), fact: '' }
      const from = format.date(badge.issuedAt)
      if (!badge.validUntil) return { sentence: publicPageTexts.periodOpen({ from }), fact: '' }
      const count = Math.ceil((Date.parse(badge.validUntil) - Date.parse(badge.checkedAt)) / DAY_MS)
      const between = publicPageTexts.periodBetween({ from, until: format.lastDay(badge.validUntil) })
      return { sentence: between, fact: count > 0 ? publicPageTexts.daysLeft({ count }) : '' }
    }
    default:
      return { sentence, fact: '' }
  }
}
