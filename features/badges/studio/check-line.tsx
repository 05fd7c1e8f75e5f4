import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { Output } from '#base/endpoint.ts'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyBadge } from '../contract.ts'
import type { Check } from '../rules.ts'
import { checkWords, failedCheckWords, findingWords, openCheckWords, publicPageWords } from '../texts.ts'
import { CheckFact } from './check-fact.tsx'
import styles from './public-page.module.css'

type Verification = Output<typeof verifyBadge>
type CheckOfBadge = Verification['checks'][number]
/** The names that the sentences of the checks use, for our own badges and others. */
type CheckedBadge = Pick<Verification, 'issuedAt' | 'validUntil' | 'checkedAt'> & {
  issuer: Pick<Verification['issuer'], 'name' | 'host'>
}

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
            <CheckFact key={name} check={check.check} name={name} value={value} reason={check.facts.reason} />
          ))}
        </dl>
      </details>
    </li>
  )
}

/** The title of a check must not claim more than its result. */
function useTitle({ check, result, facts }: CheckOfBadge, { issuer }: CheckedBadge): string {
  const publicPageTexts = useTexts(publicPageWords)
  const passed = useTexts(checkWords)
  const failed = useTexts(failedCheckWords)
  const open = useTexts(openCheckWords)
  if (result === 'unknown') return open[check]()
  if (result === 'waiting') return open.waiting()
  if (result === 'failed') return failed[facts.reason === 'suspended' ? 'suspended' : check]({ issuer: issuer.name })
  if (check === 'shape' && facts.reason) return open.shape()
  return check === 'issuer' ? publicPageTexts.issuerTitle({ issuer: issuer.name }) : passed[check]()
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Checks whose reason adds to their two sentences, except for reasons that these sentences already give. */
const BY_REASON: Check[] = ['signature', 'issuer', 'status', 'content']
const SAID_ALREADY: unknown[] = ['altered', 'keyUnknown', 'revoked']

function useFindings(check: CheckOfBadge, badge: CheckedBadge): { sentence: string; fact: string } {
  const findings = useTexts(findingWords)
  const found = useSentences(check, badge)
  const { reason } = check.facts
  if (!BY_REASON.includes(check.check) || SAID_ALREADY.includes(reason)) return found
  const finding =
    typeof reason === 'string' && Object.hasOwn(findings, reason) && findings[reason as keyof typeof findings]()
  if (!finding) return found
  return { ...found, sentence: check.result === 'unknown' ? `${found.sentence}. ${finding}` : finding }
}

const ALGORITHMS: Record<string, string> = {
  'eddsa-rdfc-2022': 'Ed25519',
  'ecdsa-rdfc-2019': 'P-256',
  EdDSA: 'Ed25519',
  ES256: 'P-256',
  RS256: 'RSA',
}

function useSentences(check: CheckOfBadge, badge: CheckedBadge): { sentence: string; fact: string } {
  const publicPageTexts = useTexts(publicPageWords)
  const findings = useTexts(findingWords)
  const format = useFormat()
  const { facts, result } = check
  if (result === 'unknown') return { sentence: publicPageTexts.notChecked(), fact: '' }
  const isOk = result === 'ok'
  switch (check.check) {
    case 'signature':
      return {
        sentence: isOk ? publicPageTexts.signatureOk() : publicPageTexts.signatureFailed(),
        fact: ALGORITHMS[String(facts.algorithm)] ?? '',
      }
    case 'issuer': {
      const { host } = badge.issuer
      const isDidWeb = String(facts.did).startsWith('did:web:')
      const ok = isDidWeb ? publicPageTexts.issuerOk({ host }) : publicPageTexts.issuerOwnKey()
      return {
        sentence: isOk ? ok : publicPageTexts.issuerFailed({ host: host || badge.issuer.name }),
        fact: facts.promotedAt ? publicPageTexts.checkedName() : publicPageTexts.saysOfItself(),
      }
    }
    case 'delegation':
      return { sentence: isOk ? publicPageTexts.delegationOk() : publicPageTexts.delegationFailed(), fact: '' }
    case 'status':
      return {
        sentence: isOk ? publicPageTexts.statusOk() : publicPageTexts.statusFailed(),
        fact: facts.slot ? publicPageTexts.slot({ value: facts.slot }) : '',
      }
    case 'period': {
      if (!badge.issuedAt)
        return { sentence: isOk ? publicPageTexts.periodAny() : publicPageTexts.notChecked(), fact: '' }
      const from = format.date(badge.issuedAt)
      if (!badge.validUntil) return { sentence: publicPageTexts.periodOpen({ from }), fact: '' }
      const count = Math.ceil((Date.parse(badge.validUntil) - Date.parse(badge.checkedAt)) / DAY_MS)
      const sentence = publicPageTexts.periodBetween({ from, until: format.lastDay(badge.validUntil) })
      return { sentence, fact: count > 0 ? publicPageTexts.daysLeft({ count }) : '' }
    }
    case 'content':
      return { sentence: isOk ? publicPageTexts.contentOk() : publicPageTexts.contentFailed(), fact: '' }
    case 'shape': {
      const { member = '', reason } = facts
      if (!reason || !Object.hasOwn(findings, reason)) return { sentence: publicPageTexts.shapeOk(), fact: '' }
      const found = { member, finding: findings[reason as keyof typeof findings]() }
      return { sentence: isOk ? publicPageTexts.shapeRemark(found) : publicPageTexts.shapeFailed(found), fact: '' }
    }
    case 'anchor': {
      const sentence =
        result === 'waiting'
          ? publicPageTexts.anchorWaiting()
          : isOk
            ? publicPageTexts.anchorOk()
            : publicPageTexts.anchorFailed()
      return { sentence, fact: facts.leaf === undefined ? '' : publicPageTexts.leaf({ value: facts.leaf }) }
    }
  }
}
