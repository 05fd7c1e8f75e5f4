import { Facts } from '#ui/lists/facts.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../studio/public-page.module.css'
import {
  checkWords,
  failedCheckWords,
  openCheckWords,
  plainCheckWords,
  publicPageWords,
  stateWords,
} from '../../texts.ts'
import type { Checked } from '../rules.ts'
import { CheckFact } from './check-fact.tsx'
import { CheckRow, CheckWords } from './check-row.tsx'
import { type CheckedBadge, useCheckAside } from './use-check-aside.ts'
import { useCheckSentence } from './use-check-sentence.ts'

const GLYPHS = {
  ok: 'owner',
  contradicts: 'notDelivered',
  open: 'pending',
  remark: 'expired',
  state: 'expired',
} as const

type Props = { check: Checked; inside: Checked[]; badge: CheckedBadge; isDeciding?: boolean }

/** One check of a badge: its subject and result; opened, its evidence and the checks inside of it. */
export function CheckLine({ check, inside, badge, isDeciding = false }: Props) {
  const title = useTitle(check, badge)
  const sentence = useCheckSentence(check, badge)
  const aside = useCheckAside(check, badge)
  return (
    <CheckRow
      status={glyphOf(check)}
      weight={toneOf(check)}
      title={title}
      sentence={sentence}
      aside={aside}
      isDeciding={isDeciding}
    >
      <Evidence check={check} />
      {inside.map((one) => (
        <InsideCheck key={one.check} check={one} badge={badge} />
      ))}
    </CheckRow>
  )
}

/** A check within the line of another: its subject, its result and its evidence. */
function InsideCheck({ check, badge }: { check: Checked; badge: CheckedBadge }) {
  const title = useTitle(check, badge)
  const sentence = useCheckSentence(check, badge)
  return (
    <>
      <p className={styles.inside}>
        <CheckWords title={title} sentence={sentence} />
      </p>
      <Evidence check={check} />
    </>
  )
}

function Evidence({ check }: { check: Checked }) {
  const facts = Object.entries(check.facts).filter(([name]) => name !== 'reason')
  return (
    <Facts even className={styles.inside}>
      {facts.map(([name, value]) => (
        <CheckFact key={name} finding={check.finding} name={name} value={value} />
      ))}
    </Facts>
  )
}

function glyphOf({ finding, weight }: Checked) {
  if (finding === 'anchor.waiting') return 'anchoring'
  if (finding === 'status.revoked') return 'revoked'
  return finding === 'status.suspended' ? 'suspended' : GLYPHS[weight]
}

/** The colours of a line: those of its weight, but revoked stays red and what is on its way has its own. */
function toneOf({ finding, weight }: Checked): string {
  if (finding === 'anchor.waiting') return 'waiting'
  return finding === 'status.revoked' ? 'contradicts' : weight
}

/** The title of a check must not claim more than its result. */
function useTitle({ check, finding, weight }: Checked, { issuer }: CheckedBadge): string {
  const publicPageTexts = useTexts(publicPageWords)
  const passed = useTexts(checkWords)
  const failed = useTexts(failedCheckWords)
  const open = useTexts(openCheckWords)
  const plain = useTexts(plainCheckWords)
  const states = useTexts(stateWords)
  const isState = (key: string): key is keyof typeof states => Object.hasOwn(states, key)
  if (isState(finding)) return states[finding]()
  if (weight === 'open') return open[check]()
  if (weight === 'contradicts') return failed[check]({ issuer: issuer.name })
  if (weight === 'remark') return plain[check]()
  return check === 'issuer' ? publicPageTexts.issuerTitle({ issuer: issuer.name }) : passed[check]()
}
