import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../../wallet-texts.ts'

type Props = { onReplace: () => void; onBack: () => void }

/** Warns that a new key would replace another one that is locked on this device. */
export function OtherKeyWarning({ onReplace, onBack }: Props) {
  const keyTexts = useTexts(keyWords)
  return (
    <Stack gap="l" role="alert">
      <h2>{keyTexts.otherTitle()}</h2>
      <Text type="lead" tone="ink2">
        {keyTexts.otherText()}
      </Text>
      <Button kind="primary" size="large" fullWidth onClick={onBack}>
        {keyTexts.otherKeep()}
      </Button>
      <Button kind="danger" fullWidth onClick={onReplace}>
        {keyTexts.otherReplace()}
      </Button>
    </Stack>
  )
}
