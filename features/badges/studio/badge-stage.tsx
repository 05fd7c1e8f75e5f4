import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { type ReactNode, useState } from 'react'
import type { CardSide, CardSpec } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../texts.ts'
import styles from './public-page.module.css'

/** A badge as a card, with the button that turns it over. */
export function BadgeStage({ spec }: { spec: CardSpec }) {
  const publicPageTexts = useTexts(publicPageWords)
  const [side, setSide] = useState<CardSide>('front')
  return (
    <Stage>
      <div className={styles.card}>
        <CardStage spec={spec} side={side} onFlip={setSide} width={320} />
      </div>
      {spec.category !== 'role' && (
        <Button icon={<ArrowsClockwiseIcon size={20} />} onClick={() => setSide(side === 'front' ? 'back' : 'front')}>
          {publicPageTexts.flip()}
        </Button>
      )}
    </Stage>
  )
}

type StageProps = {
  /** On phones it comes before what is said, so a mere outline is left out. */
  only?: 'desks'
  children: ReactNode
}

/** The place of a badge beside what is said of it. */
export function Stage({ only, children }: StageProps) {
  return (
    <Stack only={only} padBlock="xl" gap="xl" across="center" className={styles.stage}>
      {children}
    </Stack>
  )
}
