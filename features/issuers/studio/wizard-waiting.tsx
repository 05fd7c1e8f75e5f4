import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { wizardScreen } from '../texts.ts'
import styles from './wizard-page.module.css'

type Props = { byWallet: boolean; isUnreachable: boolean }

/**
 * Step 6: the community is being created; by wallet it waits for a signature, by e-mail the person has nothing to do.
 */
export function WizardWaiting({ byWallet, isUnreachable }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  return (
    <div className={styles.waiting} role="status">
      <ChevronLoader size={44} />
      <h1 className="bz-hero">{wizardScreenTexts.waitingTitle()}</h1>
      <p className="bz-lead">{byWallet ? wizardScreenTexts.waitingWallet() : wizardScreenTexts.waitingText()}</p>
      {isUnreachable && <p className={styles.unreachable}>{wizardScreenTexts.walletAway()}</p>}
    </div>
  )
}
