import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { logWords } from '../wallet-texts.ts'
import styles from './badge-screen.module.css'
import { useLogHead } from './use-log-head.ts'

/** Warns when the server's ledger does not hold what it held when this wallet last looked; nothing otherwise. */
export function LogWarning() {
  const t = useTexts(logWords)
  const { isForked, startOver } = useLogHead()
  if (!isForked) return null
  return (
    <div className={styles.warning} role="alert">
      <p>
        <strong>{t.title()}</strong> {t.text()}
      </p>
      <Button size="compact" onClick={() => void startOver().catch(() => undefined)}>
        {t.startOver()}
      </Button>
    </div>
  )
}
