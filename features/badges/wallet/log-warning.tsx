import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { logWords } from '../wallet-texts.ts'
import styles from './badge-screen.module.css'
import { useLogHead } from './use-log-head.ts'

/**
 * Warns when the public log is inconsistent with the one this wallet saw last, and says when the server did not prove its
 * consistency; renders nothing otherwise.
 */
export function LogWarning() {
  const logTexts = useTexts(logWords)
  const { seen, lookAgain, startOver } = useLogHead()
  const [working, setWorking] = useState(false)
  const after = (go: () => Promise<void>) => () => {
    setWorking(true)
    go()
      .catch(() => undefined)
      .finally(() => setWorking(false))
  }
  if (seen === 'unchecked') {
    return (
      <Text
        as="div"
        above="l"
        pad="l"
        round="l"
        ground="error"
        tone="error"
        className={styles.warning}
        data-grave={false}
        role="status"
      >
        <Text below="m">
          <strong>{logTexts.uncheckedTitle()}</strong> {logTexts.uncheckedText()}
        </Text>
        <Button size="compact" working={working} workingLabel={logTexts.looking()} onClick={after(lookAgain)}>
          {logTexts.lookAgain()}
        </Button>
      </Text>
    )
  }
  if (seen !== 'forked') return null
  return (
    <Text as="div" above="l" pad="l" round="l" ground="error" tone="error" className={styles.warning} role="alert">
      <Text below="m">
        <strong>{logTexts.title()}</strong> {logTexts.text()}
      </Text>
      <Button size="compact" working={working} workingLabel={logTexts.looking()} onClick={after(startOver)}>
        {logTexts.startOver()}
      </Button>
    </Text>
  )
}
