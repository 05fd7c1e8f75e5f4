import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CheckButton } from '../../../wallet/check-button.tsx'
import type { PartProps } from '../../../wallet/type-in-wallet.ts'
import { askPart } from '../texts.ts'

/** ask: which server is asked, and what it gets. */
export function AskPart(props: PartProps) {
  const say = useTexts(askPart)
  return (
    <Stack gap="m" breaks shrinks>
      <p>{say.askText({ host: props.challenge.shown.host ?? '' })}</p>
      <CheckButton {...props} onPress={() => void props.checking.check()} />
    </Stack>
  )
}
