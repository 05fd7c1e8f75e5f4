import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { ChallengeState } from '../rules.ts'
import { stepMark } from '../view-texts.ts'
import styles from './challenge-row.module.css'

const SIZE = 24

/** The mark of 24 before a challenge: what is done, being checked, waiting, refused, later or to do. */
export function StepMark({ state, isLocked }: { state: ChallengeState; isLocked: boolean }) {
  const say = useTexts(stepMark)
  const shown = isLocked && state !== 'passed' ? 'locked' : state
  return (
    <Row as="span" fixed justify="center" tone={TONES[shown]} className={styles.mark}>
      <span className="bz-hidden">{say[shown]()}, </span>
      {GLYPHS[shown]}
    </Row>
  )
}

const TONES = {
  passed: 'owner',
  checking: 'anchoring',
  review: 'pending',
  refused: 'error',
  ended: 'error',
  locked: 'ink3',
  open: 'ink3',
} as const
const DASHED = (
  <svg viewBox="0 0 24 24" width={SIZE} height={SIZE} fill="none" aria-hidden>
    <circle cx="12" cy="12" r="11" stroke="currentColor" strokeWidth="1.2" strokeDasharray="3 2.6" />
  </svg>
)
const GLYPHS = {
  passed: <StatusGlyph status="owner" size={SIZE} />,
  checking: <StatusGlyph status="anchoring" size={SIZE} />,
  review: <StatusGlyph status="pending" size={SIZE} />,
  refused: <StatusGlyph status="notDelivered" size={SIZE} />,
  ended: <StatusGlyph status="notDelivered" size={SIZE} />,
  locked: <LockSimpleIcon size={20} aria-hidden />,
  open: DASHED,
} as const
