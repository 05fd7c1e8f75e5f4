import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { type Format, useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { lookOf } from '../rules.ts'
import { adviceWords, answerWords } from '../texts.ts'
import type { Shown } from './use-scan.ts'
import styles from './verdict.module.css'

const GLYPHS = { yes: 'owner', no: 'revoked', mend: 'pending' } as const

/** The result for a ticket, readable at arm's length: by colour, by shape and in words. */
export function Verdict({ shown }: { shown: Shown }) {
  const answerTexts = useTexts(answerWords)
  const advice = useAdvice()
  const look = shown.answer === 'failed' ? 'mend' : lookOf(shown.answer)
  const { name = '', section = '', seat = '' } = shown.answer === 'failed' ? {} : shown
  const place = [section, seat].filter(Boolean).join(', ')
  const line = advice(shown)
  return (
    <div className={styles.verdict} data-look={look}>
      <StatusGlyph status={GLYPHS[look]} size={64} />
      <div>
        <strong>{answerTexts[shown.answer]()}</strong>
        {name && <p className={styles.name}>{name}</p>}
        {place && <p className={styles.name}>{place}</p>}
        {line && <p>{line}</p>}
      </div>
    </div>
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
