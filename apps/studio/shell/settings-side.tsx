import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { DevicesIcon } from '@phosphor-icons/react/dist/csr/Devices'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales'
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { Bell } from '#features/notifications/studio/bell.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { SideBar } from '#ui/frames/side-bar.tsx'
import { SideEntry } from '#ui/frames/side-entry.tsx'
import { SideFold } from '#ui/frames/side-fold.tsx'
import { SideGroup } from '#ui/frames/side-group.tsx'
import { Wordmark } from '#ui/marks/wordmark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { isOn } from './feature-flags.ts'
import { LEGAL_ICONS } from './legal-icons.ts'
import { embeddedHref, LEGAL_ENTRIES } from './legal-pages.ts'
import styles from './shell.module.css'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'
import { UserMenu } from './user-menu.tsx'

/** The side bar in the settings: the back link, the settings, the legal pages. */
export function SettingsSide({ path }: { path: string }) {
  const shell = useTexts(shellTexts)
  const { isAdmin } = useMe()
  const isLegal = LEGAL_ENTRIES.some(({ page }) => path === embeddedHref(page))
  return (
    <SideBar
      label={shell.settings()}
      foot={<UserMenu />}
      head={
        <div className={styles.top}>
          <PageLink href="/" className={styles.home} aria-label="Blazon">
            <Wordmark />
          </PageLink>
          <Bell />
        </div>
      }
    >
      <SideGroup>
        <SideEntry href="/" icon={<ArrowLeftIcon size={20} />} label={shell.back()} />
      </SideGroup>
      <SideGroup label={shell.settings()}>
        {isAdmin && (
          <SideEntry
            href="/settings/profile"
            icon={<StorefrontIcon size={20} />}
            label={shell.profile()}
            active={path === '/settings/profile'}
          />
        )}
        {isAdmin && isOn('mail') && (
          <SideEntry
            href="/settings/mail"
            icon={<EnvelopeSimpleIcon size={20} />}
            label={shell.mail()}
            active={path === '/settings/mail'}
          />
        )}
        <SideEntry
          href="/settings/language"
          icon={<GlobeIcon size={20} />}
          label={shell.language()}
          active={path === '/settings/language'}
        />
        {isAdmin && isOn('sessions') && (
          <SideEntry
            href="/settings/sessions"
            icon={<DevicesIcon size={20} />}
            label={shell.devices()}
            active={path === '/settings/sessions'}
          />
        )}
        <SideFold
          key={`${isLegal} ${isAdmin}`}
          icon={<ScalesIcon size={20} />}
          label={shell.legal()}
          startsOpen={isLegal || !isAdmin}
        >
          {LEGAL_ENTRIES.map(({ page, word }) => {
            const Icon = LEGAL_ICONS[page]
            const href = embeddedHref(page)
            return (
              <SideEntry
                key={page}
                href={href}
                icon={<Icon size={20} />}
                label={shell[word]()}
                active={path === href}
              />
            )
          })}
        </SideFold>
      </SideGroup>
    </SideBar>
  )
}
