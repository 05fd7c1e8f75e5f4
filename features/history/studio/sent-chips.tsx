import { isDay } from '#ui/fields/days/read-day.ts'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { manyWords } from '../texts.ts'
import type { Narrowed } from './history-query.ts'

type Props = {
  value: Pick<Narrowed, 'opened' | 'sentFrom' | 'sentTo'>
  onChange: (change: Partial<Narrowed>) => void
}

/** What insights link to: whether the page was opened, and the days on which badges were sent. A press ends the filter. */
export function SentChips({ value: { opened, sentFrom, sentTo }, onChange }: Props) {
  const manyTexts = useTexts(manyWords)
  const sent = useSentWords(sentFrom, sentTo)
  return (
    <>
      {opened && (
        <FilterChip selected onSelect={() => onChange({ opened: '' })}>
          {opened === 'yes' ? manyTexts.pageOpenedOnly() : manyTexts.pageNeverOpened()}
        </FilterChip>
      )}
      {sent && (
        <FilterChip selected onSelect={() => onChange({ sentFrom: '', sentTo: '' })}>
          {sent}
        </FilterChip>
      )}
    </>
  )
}

/** Some days in words; '' without any. They are days of the community, whatever the reader's zone is. */
function useSentWords(sentFrom: string, sentTo: string): string {
  const manyTexts = useTexts(manyWords)
  const format = useFormat()
  const [from, to] = [sentFrom, sentTo].map((day) => (isDay(day) ? format.lastDay(`${day}T00:00Z`) : ''))
  if (from && to) return from === to ? manyTexts.sentOn({ day: from }) : manyTexts.sentBetween({ from, to })
  if (from) return manyTexts.sentSince({ day: from })
  return to ? manyTexts.sentUntil({ day: to }) : ''
}
