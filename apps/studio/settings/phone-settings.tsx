import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { UserSwitchIcon } from '@phosphor-icons/react/dist/csr/UserSwitch'
import { type ReactNode, Suspense, useState } from 'react'
import { useSwitchBack } from '#features/sign-in/inside/studio/use-switch-back.ts'
import { insideWords } from '#features/sign-in/inside/texts.ts'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { useLogOut } from '../entrance/use-log-out.ts'
import { useSwitchAccount } from '../entrance/use-switch-account.ts'
import { LEGAL_ICONS } from '../legal/legal-icons.ts'
import { embeddedHref, LEGAL_ENTRIES } from '../legal/legal-pages.ts'
import { shellTexts } from '../shell/texts.ts'
import { useMe } from '../shell/use-me.ts'
import { useSettingsGroups } from './use-settings-groups.ts'

const NewCommunity = lazyPart(() => import('../entrance/new-community.tsx').then((module) => module.NewCommunity))

/** On phones, the entries of the user menu and the settings' side bar as rows. */
export function PhoneSettings() {
  const shell = useTexts(shellTexts)
  const groups = useSettingsGroups()
  return (
    <>
      {groups.map(({ word: group, entries }) => {
        // This page is the language.
        const others = entries.filter(({ word }) => word !== 'language')
        if (others.length === 0) return null
        return (
          <Section title={shell[group]()} padBlock={undefined} key={group} only="phones">
            <Entries>
              {others.map(({ href, word, Icon }) => (
                <Entry key={href} href={href} icon={<Icon size={20} />} label={shell[word]()} />
              ))}
            </Entries>
          </Section>
        )
      })}
      <YourEntries />
      <Section title={shell.legal()} padBlock={undefined} only="phones">
        <Entries>
          {LEGAL_ENTRIES.map(({ page, word }) => {
            const Icon = LEGAL_ICONS[page]
            return <Entry key={page} href={embeddedHref(page)} icon={<Icon size={20} />} label={shell[word]()} />
          })}
        </Entries>
      </Section>
    </>
  )
}

/** The entries of the user menu. */
function YourEntries() {
  const shell = useTexts(shellTexts)
  const { language } = useLanguage()
  const { email, maySwitch, parent } = useMe()
  const inside = useTexts(insideWords)
  const { back } = useSwitchBack()
  const switchAccount = useSwitchAccount()
  const logOut = useLogOut()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Section
      title={shell.yourMenu()}
      lead={email ? shell.signedInAs({ email }) : shell.signedInByWallet()}
      padBlock={undefined}
      only="phones"
    >
      <Entries>
        {maySwitch && (
          <Entry onSelect={switchAccount} icon={<UserSwitchIcon size={20} />} label={shell.switchAccount()} />
        )}
        {maySwitch && (
          <Entry onSelect={() => setIsAdding(true)} icon={<PlusIcon size={20} />} label={shell.newCommunity()} />
        )}
        {parent && (
          <Entry onSelect={back} icon={<ArrowUUpLeftIcon size={20} />} label={inside.backTo({ parent: parent.name })} />
        )}
        <Entry href={`/help?lang=${language}`} icon={<QuestionIcon size={20} />} label={shell.help()} />
        <Entry onSelect={logOut} icon={<SignOutIcon size={20} />} label={shell.logOut()} />
      </Entries>
      {isAdding && (
        <Suspense>
          <NewCommunity onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}

function Entries({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" lined="between">
      {children}
    </Stack>
  )
}

type EntryProps = { icon: ReactNode; label: string; href?: string; onSelect?: () => void }

function Entry({ icon, label, href, onSelect }: EntryProps) {
  return (
    <li>
      {href === undefined ? (
        <EntryLink icon={icon} onClick={onSelect}>
          {label}
        </EntryLink>
      ) : (
        <EntryLink icon={icon} href={href}>
          {label}
        </EntryLink>
      )}
    </li>
  )
}
