import { useEffect, useRef, useState } from 'react'
import { VerdictBlock } from '#features/door/studio/verdict-block.tsx'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { useWakeLock } from '#ui/browser/use-wake-lock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadFailed } from '#ui/lists/load-failed.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { verifierWords } from '../page-texts.ts'
import { lookOfVerdict } from '../rules.ts'
import { presentingWords } from '../texts.ts'
import styles from './presenting.module.css'
import { type CodeForm, RequestCode } from './request-code.tsx'
import { ShownChecks, ShownVerdict } from './shown-verdict.tsx'
import { isAnswered, type useRequest } from './use-request.ts'

type Props = { request: ReturnType<typeof useRequest>; issuerName: string; onAnswered?: () => void }

/** A code to hold out, then the verdict on what a wallet showed, and "Next" for the next person. */
export function RequestStage({ request, issuerName, onAnswered }: Props) {
  const verifierTexts = useTexts(verifierWords)
  const presentingTexts = useTexts(presentingWords)
  const common = useTexts(words)
  const stage = useRef<HTMLElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  // Chosen once for all people of a queue.
  const [form, setForm] = useState<CodeForm>({ isForOthers: false, isUnsigned: false })
  const { asked, progress, problem, next } = request
  const shown = progress.state === 'answered' ? progress.shown : undefined
  const isDeclined = progress.state === 'declined'
  const isDone = isAnswered(request)
  const verdict = shown?.verdict
  useWakeLock()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (!verdict) return
    answer.current?.scrollIntoView({ block: 'nearest' })
    navigator.vibrate?.(lookOfVerdict(verdict) === 'yes' ? 80 : [120, 80, 120])
    onAnswered?.()
  }, [asked?.presentation, verdict])
  const goOn = () => {
    next()
    // The button that had it is about to go.
    stage.current?.focus()
  }
  useShortcut('n', goOn, isDone)
  if (problem) return <LoadFailed problem={problem} onRetry={next} />
  return (
    <Stack as="section" ref={stage} tabIndex={-1} gap="l" width="narrow" aria-label={presentingTexts.open()}>
      {/* One that stays, so that screen readers announce what appears in it. */}
      <div ref={answer} className={styles.answer} aria-live="assertive">
        {isDeclined && (
          <VerdictBlock look="mend" title={verifierTexts.declined()} line={verifierTexts.declinedLine()} />
        )}
        {shown && <ShownVerdict key={asked?.presentation} shown={shown} issuerName={issuerName} />}
      </div>
      {isDone ? (
        <Button kind="primary" size="large" fullWidth shortcut="N" onClick={goOn}>
          {verdict === 'unknown' ? verifierTexts.askAgain() : common.next()}
        </Button>
      ) : (
        <RequestCode request={request} form={form} onForm={setForm} />
      )}
      {shown && shown.checks.length > 0 && <ShownChecks shown={shown} issuerName={issuerName} />}
    </Stack>
  )
}
