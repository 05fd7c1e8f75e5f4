import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { type ColorScheme, useColorScheme } from '#ui/color-scheme.ts'
import { useTexts } from '#ui/language.tsx'
import type { MenuChoice } from '#ui/menu-choices.tsx'
import { Roundel } from '#ui/roundel.tsx'
import { SideMenu } from '#ui/side-menu.tsx'
import { shellTexts } from './texts.ts'
import { useLogOut } from './use-log-out.ts'
import { useMe } from './use-me.ts'

const ICONS = { auto: CircleHalfIcon, light: SunIcon, dark: MoonIcon }
const SCHEMES: ColorScheme[] = ['auto', 'light', 'dark']

/** The menu at the foot of the side bar: who is here, language, appearance, log out. */
export function UserMenu() {
  const t = useTexts(shellTexts)
  const { issuer, person, email } = useMe()
  const { scheme, setScheme } = useColorScheme()
  const logOut = useLogOut()
  const choices: MenuChoice[] = [
    { label: t.language(), icon: <GlobeIcon size={18} />, href: '/settings/language' },
    'line',
    ...SCHEMES.map((one): MenuChoice => {
      const Icon = ICONS[one]
      return {
        label: t[one](),
        icon: <Icon size={18} />,
        aside: one === scheme ? <CheckIcon size={14} weight="bold" /> : undefined,
        onSelect: () => setScheme(one),
      }
    }),
    'line',
    { label: t.logOut(), icon: <SignOutIcon size={18} />, onSelect: logOut },
  ]
  const name = issuer?.name ?? email
  return (
    <SideMenu
      label={t.yourMenu()}
      picture={<Roundel name={name} picture={issuer?.profileImage || undefined} />}
      name={name}
      caption={person === name ? undefined : person}
      choices={choices}
    />
  )
}
