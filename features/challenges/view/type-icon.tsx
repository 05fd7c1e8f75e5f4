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
import { type ChallengeType, providerOf } from '../rules.ts'

const OF_PROVIDER = {
  x: XLogoIcon,
  discord: DiscordLogoIcon,
  telegram: TelegramLogoIcon,
  facebook: FacebookLogoIcon,
  linkedin: LinkedinLogoIcon,
} as const
const OF_TYPE = {
  vcAuth: IdentificationCardIcon,
  ownsBadges: WalletIcon,
  sentBadges: PaperPlaneTiltIcon,
  code: KeyboardIcon,
  quiz: ListChecksIcon,
  visit: MapPinIcon,
  evidence: ImageIcon,
  ask: CheckCircleIcon,
} as const

/** The drawing of a type of challenge; decoration. */
export function TypeIcon({ type, size = 20 }: { type: ChallengeType; size?: number }) {
  const provider = providerOf(type)
  const Icon = provider ? OF_PROVIDER[provider] : OF_TYPE[type as keyof typeof OF_TYPE]
  return <Icon size={size} aria-hidden />
}
