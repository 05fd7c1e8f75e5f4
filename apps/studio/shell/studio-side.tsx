import { countTemplates } from '#features/templates/contract.ts'
import { BUILT_CATEGORIES, type Category } from '#features/templates/rules.ts'
import { useTexts } from '#ui/language.tsx'
import { PageLink } from '#ui/page-link.tsx'
import { SideBar } from '#ui/side-bar.tsx'
import { SideGroup } from '#ui/side-group.tsx'
import { useQueryCall } from '#ui/use-call.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { CategoryEntry } from './category-entry.tsx'
import styles from './shell.module.css'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'
import { UserMenu } from './user-menu.tsx'

const GROUPS: { label: 'badges' | 'events' | 'rolesAndAccess'; categories: Category[] }[] = [
  { label: 'badges', categories: ['basic', 'community'] },
  { label: 'events', categories: ['participation', 'ticket'] },
  { label: 'rolesAndAccess', categories: ['membership', 'role'] },
]

/**
 * The side bar (specification 1, section 2): a category's entry is there once its form is built, and only for admins or
 * where it already has templates.
 */
export function StudioSide({ path }: { path: string }) {
  const t = useTexts(shellTexts)
  const { isAdmin } = useMe()
  const { data } = useQueryCall(countTemplates, {}, { quiet: true })
  const isShown = (category: Category) =>
    BUILT_CATEGORIES.some((built) => built === category) && (isAdmin || (data?.counts[category] ?? 0) > 0)
  const groups = GROUPS.map(({ label, categories }) => ({ label, categories: categories.filter(isShown) }))
  return (
    <SideBar
      label={t.navigation()}
      foot={<UserMenu />}
      head={
        <PageLink href="/" className={styles.home} aria-label="Blazon">
          <Wordmark />
        </PageLink>
      }
    >
      {groups
        .filter(({ categories }) => categories.length > 0)
        .map(({ label, categories }) => (
          <SideGroup key={label} label={t[label]()}>
            {categories.map((category) => (
              <CategoryEntry
                key={category}
                category={category}
                count={data?.counts[category]}
                active={path === `/templates/${category}`}
                mayAdd={isAdmin}
              />
            ))}
          </SideGroup>
        ))}
    </SideBar>
  )
}
