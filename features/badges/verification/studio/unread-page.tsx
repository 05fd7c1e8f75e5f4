import type { CallProblem } from '#base/problem.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { useIsLate } from '#ui/marks/use-is-late.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { Stage } from '../../studio/badge-stage.tsx'
import styles from '../../studio/public-page.module.css'
import { verdictHeadings } from '../verdict-texts.ts'
import { VerdictShield } from './verdict-shield.tsx'

type Props = {
  problem: CallProblem | null
  /** Shown for an address without a badge. */
  missing: { title: string; text: string }
  onRetry: () => void
}

/** Takes the place of a public page's badge: its outline while it loads, then why it cannot be shown. */
export function UnreadPage({ problem, missing, onRetry }: Props) {
  const headings = useTexts(verdictHeadings)
  const common = useTexts(words)
  const sentence = useProblemText()
  if (!problem) return <ComingBadge />
  const isMissing = problem.key === 'notFound'
  return (
    <div className={styles.page}>
      <Stack as="section" gap="xxl" across="start" role="alert">
        <Stack gap="m">
          <VerdictShield face="notChecked" />
          <h1 className="bz-headline">{isMissing ? missing.title : headings.notChecked()}</h1>
          <Text type="lead" tone="ink2" width="text">
            {isMissing ? missing.text : sentence(problem.key)}
          </Text>
        </Stack>
        {!isMissing && (
          <Button kind="primary" onClick={onRetry}>
            {common.tryAgain()}
          </Button>
        )}
      </Stack>
    </div>
  )
}

/** The outline of the coming badge, shown only after a short delay. */
function ComingBadge() {
  const common = useTexts(words)
  const isLate = useIsLate()
  return (
    <div className={styles.page} data-coming role="status">
      <Stage>
        <span className="bz-hidden">{common.loading()}</span>
        <div className={styles.card}>{isLate && <CategoryOutline category="basic" width={320} />}</div>
      </Stage>
    </div>
  )
}
