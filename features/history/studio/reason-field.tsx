import { REASON_MAX } from '#features/badges/rules.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { historyWords } from '../row-texts.ts'
import type { useReason } from './use-reason.ts'

type Props = {
  writing: ReturnType<typeof useReason>
  example: string
  /** The server's refusal, as a sentence. */
  error?: string | undefined
}

/** The reason of a change, shown to the holder and to verifiers. */
export function ReasonField({ writing, example, error }: Props) {
  const historyTexts = useTexts(historyWords)
  return (
    <TextArea
      label={historyTexts.reason()}
      hint={historyTexts.reasonHint()}
      placeholder={example}
      error={writing.isMissing ? historyTexts.reasonMissing() : error}
      maxCount={REASON_MAX}
      value={writing.reason}
      onChange={writing.write}
      data-autofocus
    />
  )
}
