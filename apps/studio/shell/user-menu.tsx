import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf'
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix'
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { UserSwitchIcon } from '@phosphor-icons/react/dist/csr/UserSwitch'
import { Suspense, useState } from 'react'
import { useSwitchBack } from '#features/sign-in/inside/studio/use-switch-back.ts'
import { insideWords } from '#features/sign-in/inside/texts.ts'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { SideMenu } from '#ui/frames/side-menu.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { type ColorScheme, useColorScheme } from '#ui/theme/color-scheme.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { useLogOut } from '../entrance/use-log-out.ts'
import { useSwitchAccount } from '../entrance/use-switch-account.ts'
import { DemoNote } from './demo-note.tsx'
import { shellTexts } from './texts.ts'
import { useMe } from './use-me.ts'

const NewCommunity = lazyPart(() => import('../entrance/new-community.tsx').then((module) => module.NewCommunity))

const ICONS = { auto: CircleHalfIcon, light: SunIcon, dark: MoonIcon }
const SCHEMES: ColorScheme[] = ['auto', 'light', 'dark']

/** The menu at the foot of the side bar: settings, help, appearance, the account. */
export function UserMenu() {
  const shell = useTexts(shellTexts)
  const { issuer, person, email, isAdmin, maySwitch, parent } = useMe()
  const inside = useTexts(insideWords)
  const { back } = useSwitchBack()
  const { language } = useLanguage()
  const switchAccount = useSwitchAccount()
  const [isAdding, setIsAdding] = useState(false)
  const { scheme, setScheme } = useColorScheme()
  const logOut = useLogOut()
  const choices: MenuChoice[] = [
    {
      label: shell.settings(),
      icon: <GearSixIcon size={18} />,
      href: isAdmin ? '/settings/profile' : '/settings/language',
    },
    { label: shell.help(), icon: <QuestionIcon size={18} />, href: `/help?lang=${language}` },
    'line',
    ...SCHEMES.map((one): MenuChoice => {
      const Icon = ICONS[one]
      return {
        label: shell[one](),
        icon: <Icon size={18} />,
        aside: one === scheme ? <CheckIcon size={14} weight="bold" /> : undefined,
        onSelect: () => setScheme(one),
      }
    }),
    'line',
    ...(maySwitch
      ? [
          { label: shell.switchAccount(), icon: <UserSwitchIcon size={18} />, onSelect: switchAccount },
          { label: shell.newCommunity(), icon: <PlusIcon size={18} />, onSelect: () => setIsAdding(true) },
        ]
      : []),
    ...(parent
      ? [{ label: inside.backTo({ parent: parent.name }), icon: <ArrowUUpLeftIcon size={18} />, onSelect: back }]
      : []),
    { label: shell.logOut(), icon: <SignOutIcon size={18} />, onSelect: logOut },
  ]
  const name = issuer?.name ?? email
  return (
    <>
      <DemoNote isAside />
      <SideMenu
        label={shell.yourMenu()}
        picture={<Roundel name={name} picture={issuer?.profileImage || undefined} />}
        name={name}
        caption={person === name ? undefined : person}
        choices={choices}
      />
      {isAdding && (
        <Suspense>
          <NewCommunity onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
