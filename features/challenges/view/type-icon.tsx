import type { Icon as Drawing } from '@phosphor-icons/react'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { DiscordLogoIcon } from '@phosphor-icons/react/dist/csr/DiscordLogo'
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo'
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/csr/IdentificationCard'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard'
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/csr/LinkedinLogo'
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { XLogoIcon } from '@phosphor-icons/react/dist/csr/XLogo'
import type { Provider } from '#features/outside-accounts/rules.ts'
import { type ChallengeType, type OwnType, providerOf } from '../rules.ts'

const OF_PROVIDER = {
  x: XLogoIcon,
  discord: DiscordLogoIcon,
  telegram: TelegramLogoIcon,
  facebook: FacebookLogoIcon,
  linkedin: LinkedinLogoIcon,
} satisfies Record<Provider, Drawing>
const OF_TYPE = {
  vcAuth: IdentificationCardIcon,
  ownsBadges: WalletIcon,
  sentBadges: PaperPlaneTiltIcon,
  code: KeyboardIcon,
  quiz: ListChecksIcon,
  visit: MapPinIcon,
  evidence: ImageIcon,
  ask: CheckCircleIcon,
} satisfies Record<OwnType, Drawing>

/** The drawing of a type of challenge; decoration. */
export function TypeIcon({ type, size = 20 }: { type: ChallengeType; size?: number }) {
  const provider = providerOf(type)
  const Icon = provider ? OF_PROVIDER[provider] : OF_TYPE[type as OwnType]
  return <Icon size={size} aria-hidden />
}
