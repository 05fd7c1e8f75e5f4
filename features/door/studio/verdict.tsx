import { Button } from '#ui/buttons/button.tsx'
import { type Format, useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { lookOf } from '../rules.ts'
import { adviceWords, answerWords, doorWords } from '../texts.ts'
import type { Shown } from './use-scan.ts'
import { VerdictBlock } from './verdict-block.tsx'

/** The result for a ticket; an admission can be undone. */
export function Verdict({ shown, onUndo }: { shown: Shown; onUndo: (ticketId: string) => void }) {
  const answerTexts = useTexts(answerWords)
  const doorTexts = useTexts(doorWords)
  const advice = useAdvice()
  const look = shown.answer === 'failed' ? 'mend' : lookOf(shown.answer)
  const { name = '', section = '', seat = '' } = shown.answer === 'failed' ? {} : shown
  const names = [name, [section, seat].filter(Boolean).join(', ')].filter(Boolean)
  const undo = shown.answer === 'in' && <Button onClick={() => onUndo(shown.ticketId)}>{doorTexts.undo()}</Button>
  return (
    <VerdictBlock look={look} title={answerTexts[shown.answer]()} names={names} line={advice(shown)} action={undo} />
  )
}

/** A result in one sentence, with the ticket's holder. */
export function useVerdictLine(): (shown: Shown) => string {
  const answerTexts = useTexts(answerWords)
  return (shown) => [answerTexts[shown.answer](), factsOf(shown)].filter(Boolean).join(', ')
}

/** The advice for a result; '' when there is none. */
export function useAdvice(): (shown: Shown) => string {
  const adviceTexts = useTexts(adviceWords)
  const format = useFormat()
  return (shown) => {
    if (shown.answer === 'in' || shown.answer === 'over' || shown.answer === 'linkEnded') return ''
    const time = timeOf(shown, format)
    if ((shown.answer === 'used' || shown.answer === 'revoked') && !time) return ''
    return adviceTexts[shown.answer]({ time })
  }
}

function timeOf(shown: Shown, format: Format): string {
  return 'at' in shown && shown.at ? format.dateTime(shown.at) : ''
}

function factsOf(shown: Shown): string {
  return shown.answer === 'failed' ? '' : [shown.name, shown.section, shown.seat].filter(Boolean).join(', ')
}
