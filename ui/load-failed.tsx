import type { CallProblem } from '#base/problem.ts'
import { Button } from './button.tsx'
import { useProblemText } from './catalogue.tsx'
import { useTexts } from './language.tsx'
import styles from './load-failed.module.css'
import { ProblemNote } from './problem-note.tsx'
import { words } from './texts.ts'

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
