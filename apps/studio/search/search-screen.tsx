import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { searchWords } from '#features/templates/list/search-texts.ts'
import { moveInResults } from '#features/templates/list/studio/move-in-results.ts'
import { SearchField } from '#features/templates/list/studio/search-field.tsx'
import { SearchResults } from '#features/templates/list/studio/search-results.tsx'
import { useTemplateSearch } from '#features/templates/list/studio/use-template-search.ts'
import { CATEGORIES, cutSearch } from '#features/templates/rules.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useMe } from '../shell/use-me.ts'
import { useSearchKeys } from './use-search-keys.ts'

/** /search: the templates of all categories by their name. The typed text is in the address. */
export function SearchScreen() {
  const searchTexts = useTexts(searchWords)
  const navigate = useNavigate()
  const { isAdmin } = useMe()
  const { q } = useSearch({ strict: false }) as { q?: unknown }
  const [text, setText] = useState(q === undefined ? '' : cutSearch(String(q)))
  const field = useRef<HTMLInputElement>(null)
  const found = useTemplateSearch(text)
  useEffect(() => field.current?.focus(), [])
  useSearchKeys(() => field.current?.focus())
  const change = (next: string) => {
    setText(next)
    void navigate({ to: '/search', search: (next === '' ? {} : { q: next }) as never, replace: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links within.
    <div onKeyDown={moveInResults}>
      <PageHead title={searchTexts.search()} explanation={searchTexts.explanation()} />
      <search style={{ display: 'block', maxWidth: 480, marginTop: 20 }}>
        <SearchField ref={field} text={text} onChange={change} />
      </search>
      <SearchResults found={found} named={isAdmin ? CATEGORIES : []} />
    </div>
  )
}
