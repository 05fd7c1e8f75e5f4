import type { CallProblem } from '#base/problem.ts'
import { Button } from '../buttons/button.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './load-failed.module.css'

type Props = { problem: CallProblem; working?: boolean; onRetry: () => unknown }

/**
 * Replaces a list or page that could not be loaded: the reason, and "Try again". Use it through `Loaded` where
 * possible.
 */
export function LoadFailed({ problem, working, onRetry }: Props) {
  const common = useTexts(words)
  const sentence = useProblemText()
  return (
    <div className={styles.failed}>
      <ProblemNote>
        {common.loadFailed()} {sentence(problem.key)}
      </ProblemNote>
      <Button working={working} onClick={() => void onRetry()}>
        {common.tryAgain()}
      </Button>
    </div>
  )
}
