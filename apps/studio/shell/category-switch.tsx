import { countTemplates } from '#features/templates/contract.ts'
import type { Category } from '#features/templates/rules.ts'
import { useOwnRights } from '#features/templates/studio/use-own-rights.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { shownGroups } from './category-groups.ts'
import styles from './shell.module.css'
import { shellTexts } from './texts.ts'

/** On phones, where the bar has one entry per group: the categories of the group, side by side. */
export function CategorySwitch({ category }: { category: Category }) {
  const shell = useTexts(shellTexts)
  const { isAdmin } = useOwnRights()
  const { data } = useQueryCall(countTemplates, {}, { quiet: true })
  const group = shownGroups({ isAdmin, counts: data?.counts }).find(({ categories }) => categories.includes(category))
  if (!group || group.categories.length < 2) return null
  return (
    <Row as="nav" only="phones" below="l" gap="s" className={styles.switch} aria-label={shell.kinds()}>
      {group.categories.map((each) => (
        <PageLink key={each} href={`/templates/${each}`} aria-current={each === category ? 'page' : undefined}>
          <CategoryGlyph category={each} size={18} /> {shell[each]()}
        </PageLink>
      ))}
    </Row>
  )
}
