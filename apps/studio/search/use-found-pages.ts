import { useMemo } from 'react'
import { plainText } from '#base/plain-text.ts'
import type { FoundPage } from '#features/templates/list/studio/name-results.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useSettingsGroups } from '../settings/use-settings-groups.ts'
import { shellTexts } from '../shell/texts.ts'

/** The pages of the menu whose name contains a text; none without a text. */
export function useFoundPages(search: string): FoundPage[] {
  const shell = useTexts(shellTexts)
  const groups = useSettingsGroups()
  return useMemo(() => {
    const text = plainText(search)
    if (text === '') return []
    return groups
      .flatMap(({ entries }) => entries)
      .map(({ href, word, Icon }) => ({ href, label: shell[word](), Icon }))
      .filter(({ label }) => plainText(label).includes(text))
  }, [search, groups, shell])
}
