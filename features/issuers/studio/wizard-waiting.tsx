import { ChevronLoader } from '#ui/chevron-loader.tsx'
import { useTexts } from '#ui/language.tsx'
import { wizardScreen } from '../texts.ts'
import styles from './wizard-page.module.css'

/** Step 6: the community is being created; an e-mail connection signs nothing itself, so there is nothing to do. */
export function WizardWaiting() {
  const t = useTexts(wizardScreen)
  return (
    <div className={styles.waiting} role="status">
      <ChevronLoader size={44} />
      <h1 className="bz-hero">{t.waitingTitle()}</h1>
      <p className="bz-lead">{t.waitingText()}</p>
    </div>
  )
}
