import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useNavigate } from '@tanstack/react-router'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ADDABLE } from './category-groups.ts'
import { shellTexts } from './texts.ts'

/** On phones, where no side bar has shortcuts: a new template of any category, from any page. */
export function PhoneAdd() {
  const shell = useTexts(shellTexts)
  const navigate = useNavigate()
  return (
    <MoreMenu
      label={shell.createOne()}
      icon={<PlusIcon size={22} />}
      returnFocus={false}
      choices={ADDABLE.map((category) => ({
        label: shell[category](),
        icon: <CategoryGlyph category={category} />,
        onSelect: () => void navigate({ href: `/templates/${category}?add=1` }),
      }))}
    />
  )
}
