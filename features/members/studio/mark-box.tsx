import { useEffect, useRef } from 'react'
import { useTexts } from '#ui/words/language.tsx'
import { rowWords } from '../page-texts.ts'

type Props = { state: 'all' | 'some' | 'none'; onChange: () => void }

/** The box of all rows of a page; with only some of them selected it shows a line. */
export function MarkBox({ state, onChange }: Props) {
  const rowTexts = useTexts(rowWords)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input ref={box} type="checkbox" aria-label={rowTexts.selectPage()} checked={state === 'all'} onChange={onChange} />
  )
}
