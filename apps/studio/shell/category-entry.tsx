import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useNavigate } from '@tanstack/react-router'
import type { Category } from '#features/templates/rules.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SideEntry } from '#ui/frames/side-entry.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { shellTexts } from './texts.ts'

/** `href`: where the entry itself leads. */
type Props = { category: Category; href: string; count?: number; active: boolean; mayAdd: boolean; maySend: boolean }

/** A category in the side bar, with the shortcuts to send and to add. */
export function CategoryEntry({ category, href, count, active, mayAdd, maySend }: Props) {
  const shell = useTexts(shellTexts)
  const navigate = useNavigate()
  const name = shell[category]()
  const list = `/templates/${category}`
  return (
    <SideEntry
      href={href}
      icon={<CategoryGlyph category={category} />}
      label={name}
      count={count}
      active={active}
      shortcuts={
        <>
          {maySend && (
            <IconButton
              size={24}
              label={shell.sendOf({ category: name })}
              icon={<PaperPlaneTiltIcon size={16} />}
              onClick={() => navigate({ href: `${list}?send=1` })}
            />
          )}
          {mayAdd && (
            <IconButton
              size={24}
              label={shell.addOf({ category: name })}
              icon={<PlusIcon size={14} weight="bold" />}
              onClick={() => navigate({ href: `${list}?add=1` })}
            />
          )}
        </>
      }
    />
  )
}
