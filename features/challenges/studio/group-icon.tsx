import { DiscordLogoIcon } from '@phosphor-icons/react/dist/csr/DiscordLogo'
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo'
import { HandPointingIcon } from '@phosphor-icons/react/dist/csr/HandPointing'
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/csr/LinkedinLogo'
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { XLogoIcon } from '@phosphor-icons/react/dist/csr/XLogo'
import type { Group } from '../rules.ts'

const ICONS = {
  wallet: WalletIcon,
  x: XLogoIcon,
  discord: DiscordLogoIcon,
  telegram: TelegramLogoIcon,
  facebook: FacebookLogoIcon,
  linkedin: LinkedinLogoIcon,
  own: HandPointingIcon,
} as const satisfies Record<Group, unknown>

/** The drawing of a group of types; decoration. */
export function GroupIcon({ group, size }: { group: Group; size: number }) {
  const Icon = ICONS[group]
  return <Icon size={size} aria-hidden />
}
