import { useState } from 'react'
import { searchWords } from '#features/templates/list/search-texts.ts'
import { moveInResults } from '#features/templates/list/studio/move-in-results.ts'
import { NameResults } from '#features/templates/list/studio/name-results.tsx'
import { SearchField } from '#features/templates/list/studio/search-field.tsx'
import { useNameSearch } from '#features/templates/list/studio/use-name-search.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useFoundPages } from './use-found-pages.ts'

/** The quick search over any page: type, arrow down, Enter. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const searchTexts = useTexts(searchWords)
  const [text, setText] = useState('')
  const found = useNameSearch(text)
  const pages = useFoundPages(found.search)
  return (
    <Dialog opened onClose={onClose} title={searchTexts.search()} note={searchTexts.keys()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links within. */}
      <div onKeyDown={moveInResults}>
        <SearchField text={text} onChange={setText} autoFocus />
        <Loaded query={found.query} coming={<RuledOutline kind="lines" count={4} />}>
          {() => <NameResults found={found} pages={pages} onOpen={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  )
}
