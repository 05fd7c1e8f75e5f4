import type { Icon } from '@phosphor-icons/react'
import { DiscordLogoIcon } from '@phosphor-icons/react/dist/csr/DiscordLogo'
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo'
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/csr/LinkedinLogo'
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo'
import { XLogoIcon } from '@phosphor-icons/react/dist/csr/XLogo'
import type { Provider } from '#features/outside-accounts/rules.ts'
import type { TypeInView } from '../../view/type-in-view.ts'
import { providerNames } from '../../view-texts.ts'
import { ofOutside, signInTitle, taskTitle } from './rules.ts'
import { outsideActions, outsideLines, outsideTitles } from './texts.ts'

const ICONS: Record<Provider, Icon> = {
  x: XLogoIcon,
  discord: DiscordLogoIcon,
  telegram: TelegramLogoIcon,
  facebook: FacebookLogoIcon,
  linkedin: LinkedinLogoIcon,
}

/** What is done at a provider. */
export const outsideInView = ofOutside<TypeInView>({
  signIn: (key) => {
    const name = providerNames[key]
    return {
      Icon: ICONS[key],
      title: signInTitle(outsideTitles.signIn, name),
      action: (say) => say(outsideActions.signIn, { provider: say(name) }),
      line: (_, { say }) => say(outsideLines.signIn, { provider: say(name) }),
    }
  },
  task: (key, type) => ({
    Icon: ICONS[key],
    title: taskTitle(outsideTitles, type),
    action: (say) => say(outsideActions[type]),
    line: (_, { say }) => say(outsideLines.checkedBy, { provider: say(providerNames[key]) }),
  }),
})
