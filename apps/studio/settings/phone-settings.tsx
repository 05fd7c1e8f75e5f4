import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { UserSwitchIcon } from '@phosphor-icons/react/dist/csr/UserSwitch'
import { type ReactNode, Suspense, useState } from 'react'
import { insideWords } from '#features/sign-in/inside-texts.ts'
import { useSwitchBack } from '#features/sign-in/studio/use-switch-back.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { LEGAL_ICONS } from '../shell/legal-icons.ts'
import { embeddedHref, LEGAL_ENTRIES } from '../shell/legal-pages.ts'
import { shellTexts } from '../shell/texts.ts'
import { useLogOut } from '../shell/use-log-out.ts'
import { useMe } from '../shell/use-me.ts'
import { useSwitchAccount } from '../shell/use-switch-account.ts'
import styles from './phone-settings.module.css'
import { useSettingsGroups } from './use-settings-groups.ts'

const NewCommunity = lazyPart(() => import('../shell/new-community.tsx').then((module) => module.NewCommunity))

/** On phones, the entries of the user menu and the settings' side bar as rows. */
export function PhoneSettings() {
  const shell = useTexts(shellTexts)
  const { language } = useLanguage()
  const { email, maySwitch, parent } = useMe()
  const inside = useTexts(insideWords)
  const groups = useSettingsGroups()
  const { back } = useSwitchBack()
  const switchAccount = useSwitchAccount()
  const logOut = useLogOut()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      {groups.map(({ word: group, entries }) => {
        // This page is the language.
        const others = entries.filter(({ word }) => word !== 'language')
        if (others.length === 0) return null
        return (
          <section key={group} className={styles.section}>
            <h2>{shell[group]()}</h2>
            <Box as="ul" above="s" className={styles.rows}>
              {others.map(({ href, word, Icon }) => (
                <Row key={href} href={href} icon={<Icon size={20} />} label={shell[word]()} />
              ))}
            </Box>
          </section>
        )
      })}
      <section className={styles.section}>
        <h2>{shell.yourMenu()}</h2>
        <Text above="xs" tone="ink2" breaks>
          {email ? shell.signedInAs({ email }) : shell.signedInByWallet()}
        </Text>
        <Box as="ul" above="s" className={styles.rows}>
          {maySwitch && (
            <Row onSelect={switchAccount} icon={<UserSwitchIcon size={20} />} label={shell.switchAccount()} />
          )}
          {maySwitch && (
            <Row onSelect={() => setIsAdding(true)} icon={<PlusIcon size={20} />} label={shell.newCommunity()} />
          )}
          {parent && (
            <Row onSelect={back} icon={<ArrowUUpLeftIcon size={20} />} label={inside.backTo({ parent: parent.name })} />
          )}
          <Row href={`/help?lang=${language}`} icon={<QuestionIcon size={20} />} label={shell.help()} />
          <Row onSelect={logOut} icon={<SignOutIcon size={20} />} label={shell.logOut()} />
        </Box>
        {isAdding && (
          <Suspense>
            <NewCommunity onClose={() => setIsAdding(false)} />
          </Suspense>
        )}
      </section>
      <section className={styles.section}>
        <h2>{shell.legal()}</h2>
        <Box as="ul" above="s" className={styles.rows}>
          {LEGAL_ENTRIES.map(({ page, word }) => {
            const Icon = LEGAL_ICONS[page]
            return <Row key={page} href={embeddedHref(page)} icon={<Icon size={20} />} label={shell[word]()} />
          })}
        </Box>
      </section>
    </>
  )
}

type RowProps = { icon: ReactNode; label: string; href?: string; onSelect?: () => void }

/** A row with a link or an action. */
function Row({ icon, label, href, onSelect }: RowProps) {
  const inside = (
    <>
      {icon}
      <Box as="span" grow>
        {label}
      </Box>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={styles.row} onClick={onSelect}>
          {inside}
        </button>
      ) : (
        <PageLink className={styles.row} href={href}>
          {inside}
          <CaretRightIcon size={16} className={styles.caret} />
        </PageLink>
      )}
    </li>
  )
}
