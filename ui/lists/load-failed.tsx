import type { CallProblem } from '#base/problem.ts'
import { Button } from '../buttons/button.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import { Stack } from '../layout/stack.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'

type Props = { problem: CallProblem; working?: boolean; onRetry: () => unknown }

/**
 * Replaces a list or page that could not be loaded: the reason, and "Try again". Use it through `Loaded` where
 * possible.
 */
export function LoadFailed({ problem, working, onRetry }: Props) {
  const common = useTexts(words)
  const sentence = useProblemText()
  return (
    <Stack above="xl" width="middle" gap="m" across="start">
      <ProblemNote>
        {common.loadFailed()} {sentence(problem.key)}
      </ProblemNote>
      <Button working={working} onClick={() => void onRetry()}>
        {common.tryAgain()}
      </Button>
    </Stack>
  )
}
