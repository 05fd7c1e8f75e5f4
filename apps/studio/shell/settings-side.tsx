import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales'
import { Bell } from '#features/notifications/studio/bell.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { SideBar } from '#ui/frames/side-bar.tsx'
import { SideEntry } from '#ui/frames/side-entry.tsx'
import { SideFold } from '#ui/frames/side-fold.tsx'
import { SideGroup } from '#ui/frames/side-group.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Wordmark } from '#ui/marks/wordmark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { LEGAL_ICONS } from '../legal/legal-icons.ts'
import { embeddedHref, LEGAL_ENTRIES } from '../legal/legal-pages.ts'
import { SettingsLinks } from '../settings/settings-links.tsx'
import { useSettingsGroups } from '../settings/use-settings-groups.ts'
import styles from './shell.module.css'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'
import { UserMenu } from './user-menu.tsx'

/** The side bar in the settings: the back link, the settings, the legal pages. */
export function SettingsSide({ path }: { path: string }) {
  const shell = useTexts(shellTexts)
  const { isAdmin } = useMe()
  const groups = useSettingsGroups()
  return (
    <SideBar
      label={shell.settings()}
      foot={<UserMenu />}
      head={
        <Row gap="s" justify="between" className={styles.top}>
          <PageLink href="/" className={styles.home} aria-label="Blazon">
            <Wordmark />
          </PageLink>
          <Bell />
        </Row>
      }
    >
      <SideGroup>
        <SideEntry href="/" icon={<ArrowLeftIcon size={20} />} label={shell.back()} />
      </SideGroup>
      {groups.map((group) => (
        <SettingsLinks key={group.word} group={group} path={path}>
          {group.word === 'studioGroup' && <LegalFold key={`${isAdmin}`} path={path} isAdmin={isAdmin} />}
        </SettingsLinks>
      ))}
    </SideBar>
  )
}

/** The legal pages; open where one of them is, and where there is little else. */
function LegalFold({ path, isAdmin }: { path: string; isAdmin: boolean }) {
  const shell = useTexts(shellTexts)
  const isLegal = LEGAL_ENTRIES.some(({ page }) => path === embeddedHref(page))
  return (
    <SideFold key={`${isLegal}`} icon={<ScalesIcon size={20} />} label={shell.legal()} startsOpen={isLegal || !isAdmin}>
      {LEGAL_ENTRIES.map(({ page, word }) => {
        const Icon = LEGAL_ICONS[page]
        const href = embeddedHref(page)
        return (
          <SideEntry key={page} href={href} icon={<Icon size={20} />} label={shell[word]()} active={path === href} />
        )
      })}
    </SideFold>
  )
}
