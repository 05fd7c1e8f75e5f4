import type { Ref } from 'react'
import { ListSearch } from '#ui/lists/list-search.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SEARCH_MAX } from '../../rules.ts'
import { searchWords } from '../search-texts.ts'

type Props = { text: string; onChange: (text: string) => void; ref?: Ref<HTMLInputElement>; autoFocus?: boolean }

/** The search field; arrow down moves into the results. */
export function SearchField({ text, onChange, ref, autoFocus }: Props) {
  const searchTexts = useTexts(searchWords)
  return (
    <ListSearch
      ref={ref}
      label={searchTexts.search()}
      placeholder={searchTexts.placeholder()}
      max={SEARCH_MAX}
      value={text}
      onChange={onChange}
      data-autofocus={autoFocus || undefined}
    />
  )
}
