import { useState } from 'react'
import { searchWords } from '#features/templates/list/search-texts.ts'
import { moveInResults } from '#features/templates/list/studio/move-in-results.ts'
import { SearchField } from '#features/templates/list/studio/search-field.tsx'
import { SearchResults } from '#features/templates/list/studio/search-results.tsx'
import { useTemplateSearch } from '#features/templates/list/studio/use-template-search.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'

/** The quick search over any page: type, arrow down, Enter. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const searchTexts = useTexts(searchWords)
  const [text, setText] = useState('')
  const found = useTemplateSearch(text)
  return (
    <Dialog opened onClose={onClose} title={searchTexts.search()} note={searchTexts.keys()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links within. */}
      <div onKeyDown={moveInResults}>
        <SearchField text={text} onChange={setText} autoFocus />
        <SearchResults found={found} look="rows" onOpen={onClose} />
      </div>
    </Dialog>
  )
}
