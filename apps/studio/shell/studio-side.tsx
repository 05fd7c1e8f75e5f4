import { Bell } from '#features/notifications/studio/bell.tsx'
import { countTemplates } from '#features/templates/contract.ts'
import { useOwnRights } from '#features/templates/studio/use-own-rights.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { SideBar } from '#ui/frames/side-bar.tsx'
import { SideGroup } from '#ui/frames/side-group.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Wordmark } from '#ui/marks/wordmark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SearchEntry } from '../search/search-entry.tsx'
import { groupBesideBadges } from '../settings/settings-entries.ts'
import { SettingsLinks } from '../settings/settings-links.tsx'
import { useSettingsGroups } from '../settings/use-settings-groups.ts'
import { SideSubs } from '../subs/side-subs.tsx'
import { CategoryEntry } from './category-entry.tsx'
import { ADDABLE, hrefOfCategory, shownGroups } from './category-groups.ts'
import { isOn } from './feature-flags.ts'
import styles from './shell.module.css'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'
import { UserMenu } from './user-menu.tsx'

/**
 * The side bar: a category's entry is there for admins, and for contributors where it already has templates, or where they can
 * create the first one.
 */
export function StudioSide({ path }: { path: string }) {
  const shell = useTexts(shellTexts)
  const { isAdmin, mayCreate } = useOwnRights()
  const { isSub } = useMe()
  const { data } = useQueryCall(countTemplates, {}, { quiet: true })
  const facts = { isAdmin, mayAdd: mayCreate, counts: data?.counts }
  const groups = shownGroups(facts)
  const community = groupBesideBadges(useSettingsGroups())
  return (
    <SideBar
      label={shell.navigation()}
      foot={<UserMenu />}
      head={
        <>
          <Row gap="s" justify="between" className={styles.top}>
            <PageLink href="/" className={styles.home} aria-label="Blazon">
              <Wordmark />
            </PageLink>
            <Bell />
          </Row>
          {isOn('search') && <SearchEntry active={path === '/search'} />}
        </>
      }
    >
      {groups.map(({ label, categories }) => (
        <SideGroup key={label} label={shell[label]()}>
          {categories.map((category) => (
            <CategoryEntry
              key={category}
              category={category}
              href={hrefOfCategory(category, facts)}
              count={data?.counts[category]}
              active={path === `/templates/${category}`}
              mayAdd={mayCreate && ADDABLE.includes(category)}
              maySend={category !== 'membership' || Boolean(data?.counts.membership)}
            />
          ))}
        </SideGroup>
      ))}
      {community && <SettingsLinks group={community} path={path} />}
      {isAdmin && !isSub && isOn('subCommunities') && <SideSubs />}
    </SideBar>
  )
}
