import { useState } from 'react'
import { InputBox } from '../fields/input-box.tsx'
import { mendTyped, onlyDigits } from '../fields/mend-typed.ts'
import { SelectBox } from '../fields/select-box.tsx'
import { useFormat } from '../words/format.ts'
import styles from './pager.module.css'

/** With more pages, a list of them is too long to choose from, and slow to draw. */
const LISTED_MAX = 200

type Props = { label: string; page: number; pages: number; onPage: (page: number) => void }

/** Chooses a page: from a select, or of very many pages by typing its number. */
export function PageChoice({ label, page, pages, onPage }: Props) {
  const format = useFormat()
  if (pages > LISTED_MAX) return <TypedPage key={page} label={label} page={page} pages={pages} onPage={onPage} />
  return (
    <SelectBox aria-label={label} value={page} onChange={(event) => onPage(Number(event.currentTarget.value))}>
      {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
        <option key={each} value={each}>
          {format.number(each)}
        </option>
      ))}
    </SelectBox>
  )
}

/** Enter, or leaving the field, goes to the page typed; a number beyond the last page is the last one. */
function TypedPage({ label, page, pages, onPage }: Props) {
  const [text, setText] = useState(`${page}`)
  const go = () => {
    const wanted = Math.min(pages, Number.parseInt(text, 10))
    if (!(wanted >= 1)) setText(`${page}`)
    else if (wanted !== page) onPage(wanted)
    else setText(`${page}`)
  }
  return (
    <InputBox>
      <input
        className={styles.typed}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(mendTyped(event.currentTarget, (typed) => onlyDigits(typed).slice(0, 7)))}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
    </InputBox>
  )
}
