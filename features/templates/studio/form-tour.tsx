import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { useShortcut } from '#ui/use-shortcut.ts'
import { tourWords } from '../form-texts.ts'
import styles from './form-tour.module.css'

const STEPS = ['stage', 'content', 'event', 'look', 'advanced', 'footer'] as const

/**
 * The guided tour of the form: one sentence a step, over what it is about (`data-tour`). Parts that the category does not
 * have, or that lie in the other step, are passed over.
 */
export function FormTour({ onEnd }: { onEnd: () => void }) {
  const t = useTexts(tourWords)
  const [steps] = useState(() => STEPS.filter((step) => step === 'stage' || step === 'footer' || targetOf(step)))
  const [at, setAt] = useState(0)
  const step = steps[at] ?? 'stage'
  useShortcut('Escape', onEnd)
  useEffect(() => {
    const target = targetOf(step)
    if (!target) return
    target.scrollIntoView({ block: 'center', behavior: 'smooth' })
    target.dataset.tourOn = 'true'
    return () => {
      delete target.dataset.tourOn
    }
  }, [step])
  const isLast = at === steps.length - 1
  return (
    <div className={styles.box} role="dialog" aria-label={t.help()} aria-live="polite">
      <p className={styles.step}>{t.step({ step: at + 1, of: steps.length })}</p>
      <p className={styles.sentence}>{t[step]()}</p>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={onEnd}>
          {t.skip()}
        </Button>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{t.back()}</Button>}
        <Button kind="primary" autoFocus onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
          {isLast ? t.done() : t.next()}
        </Button>
      </div>
    </div>
  )
}

function targetOf(step: string): HTMLElement | null {
  return document.querySelector(`[data-tour="${step}"]`)
}
