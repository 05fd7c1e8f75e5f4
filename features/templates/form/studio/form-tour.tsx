import { Tour } from '#ui/frames/tour.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { tourWords } from '../texts.ts'

const STEPS = ['stage', 'content', 'event', 'look', 'advanced', 'footer'] as const

/**
 * The guided tour of the form, one sentence per step. Skips parts that the category does not have, or that are in the
 * other step.
 */
export function FormTour({ onEnd }: { onEnd: () => void }) {
  const tourTexts = useTexts(tourWords)
  const steps = STEPS.map((step) => ({ about: step, sentence: tourTexts[step]() }))
  return <Tour label={tourTexts.help()} steps={steps} onEnd={onEnd} overDialog />
}
