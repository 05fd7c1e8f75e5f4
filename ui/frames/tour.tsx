import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { texts } from '#base/text.ts'
import { useShortcut } from '../browser/use-shortcut.ts'
import { useTopmost } from '../browser/use-topmost.ts'
import { Button } from '../buttons/button.tsx'
import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { useTexts } from '../words/language.tsx'
import styles from './tour.module.css'
import { targetOf, useTourPlace } from './use-tour-place.ts'

/** What is pressed on the page itself; the cookie banner and dialogs are not of it. */
const PRESSED = ':is(main, nav) :is(button, a, label)'

/** A sentence of a tour, and a word in the `data-tour` of its element; steps without a visible element are skipped. */
export type TourStep = { about?: string; title?: string; sentence: string }

type Props = {
  label: string
  steps: TourStep[]
  onEnd: () => void
  /** Over a full-screen dialog: above it, at the left, scrolling to the element of each step. */
  overDialog?: boolean
  /** A press on a button or link of the page ends it: the person has begun. */
  stepsAside?: boolean
}

/**
 * A tour: one sentence per step, beside its element, which is outlined; it can be skipped at any step, and Esc ends it.
 */
export function Tour({ label, steps, onEnd, overDialog = false, stepsAside = false }: Props) {
  const say = useTexts(sentences)
  const box = useRef<HTMLElement>(null)
  const [shown] = useState(() => steps.map((_, at) => at).filter((at) => isThere(steps[at])))
  const [place, setPlace] = useState(0)
  const step = steps[shown[place] ?? 0]
  const about = step?.about
  useShortcut('Escape', onEnd, true, box)
  // The dialog below stays.
  useTopmost(true)
  useEffect(() => {
    const target = about === undefined ? undefined : targetOf(about)
    if (!target) return
    target.scrollIntoView(overDialog ? { block: 'center', behavior: 'smooth' } : { block: 'nearest' })
    target.dataset.tourOn = 'true'
    return () => {
      delete target.dataset.tourOn
    }
  }, [about, overDialog])
  const pointer = useTourPlace(box, about)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!stepsAside) return
    const look = ({ target }: MouseEvent) => {
      if (target instanceof Element && !box.current?.contains(target) && target.closest(PRESSED)) end()
    }
    window.addEventListener('click', look, { capture: true })
    return () => window.removeEventListener('click', look, { capture: true })
  }, [stepsAside])
  if (!step) return null
  const isLast = place === shown.length - 1
  return (
    <section
      ref={box}
      data-tour-box
      className={styles.box}
      data-over={overDialog || undefined}
      data-pointer={pointer?.side}
      style={pointer && ({ '--at': `${pointer.at}px` } as CSSProperties)}
      role="dialog"
      aria-label={label}
      aria-live="polite"
    >
      {shown.length > 1 && (
        <Text type="caption" tone="ink3">
          {say.step({ step: place + 1, of: shown.length })}
        </Text>
      )}
      {step.title && (
        <Box as="h2" above="xs">
          {step.title}
        </Box>
      )}
      <Text above="xs" below="l" type="lead">
        {step.sentence}
      </Text>
      <Row gap="s" align="stretch" justify="end" wrap className={styles.buttons}>
        {!isLast && (
          <Button kind="quiet" onClick={onEnd}>
            {say.skip()}
          </Button>
        )}
        {place > 0 && <Button onClick={() => setPlace(place - 1)}>{say.back()}</Button>}
        <Button kind="primary" onClick={() => (isLast ? onEnd() : setPlace(place + 1))}>
          {isLast ? say.done() : say.next()}
        </Button>
      </Row>
    </section>
  )
}

function isThere(step: TourStep | undefined): boolean {
  if (step?.about === undefined) return step !== undefined
  return targetOf(step.about) !== undefined
}

const sentences = texts({
  step: { en: '{step} of {of}', fr: '{step} sur {of}' },
  skip: { en: 'Skip the tour', fr: 'Passer' },
  back: { en: 'Back', fr: 'Retour' },
  next: { en: 'Next', fr: 'Suivant' },
  done: { en: 'Start', fr: 'Commencer' },
})
