import { PublicMessage } from '#ui/frames/public-message.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { wizardScreen } from '../../texts.ts'

type Props = { byWallet: boolean; isUnreachable: boolean }

/**
 * Step 6: the community is being created; by wallet it waits for a signature, by e-mail the person has nothing to do.
 */
export function WizardWaiting({ byWallet, isUnreachable }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  return (
    <PublicMessage
      role="status"
      mark={<ChevronLoader size={44} />}
      title={wizardScreenTexts.waitingTitle()}
      text={byWallet ? wizardScreenTexts.waitingWallet() : wizardScreenTexts.waitingText()}
    >
      {isUnreachable && <Text tone="error">{wizardScreenTexts.walletAway()}</Text>}
    </PublicMessage>
  )
}
