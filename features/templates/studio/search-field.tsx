import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { Ref } from 'react'
import { InputBox } from '#ui/fields/input-box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SEARCH_MAX } from '../rules.ts'
import { searchWords } from '../search-texts.ts'

type Props = { text: string; onChange: (text: string) => void; ref?: Ref<HTMLInputElement>; autoFocus?: boolean }

/** The search field; arrow down moves into the results. */
export function SearchField({ text, onChange, ref, autoFocus }: Props) {
  const searchTexts = useTexts(searchWords)
  return (
    <InputBox left={<MagnifyingGlassIcon size={18} />}>
      <input
        ref={ref}
        type="search"
        value={text}
        maxLength={SEARCH_MAX}
        aria-label={searchTexts.search()}
        placeholder={searchTexts.placeholder()}
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </InputBox>
  )
}
