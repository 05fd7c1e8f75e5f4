import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { logWords } from '../wallet-texts.ts'
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
  const isForked = seen === 'forked'
  if (!isForked && seen !== 'unchecked') return null
  const color = isForked ? 'error' : 'pending'
  return (
    <Text as="div" above="l" pad="l" round="l" ground={color} tone={color} role={isForked ? 'alert' : 'status'}>
      <Text below="m">
        <strong>{isForked ? logTexts.title() : logTexts.uncheckedTitle()}</strong>{' '}
        {isForked ? logTexts.text() : logTexts.uncheckedText()}
      </Text>
      <Button
        size="compact"
        working={working}
        workingLabel={logTexts.looking()}
        onClick={after(isForked ? startOver : lookAgain)}
      >
        {isForked ? logTexts.startOver() : logTexts.lookAgain()}
      </Button>
    </Text>
  )
}
