import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ownPart } from '../wallet-texts.ts'
import { CheckButton } from './check-button.tsx'
import type { PartProps } from './sheet-props.ts'

/** ask: which server is asked, and what it gets. */
export function AskPart(props: PartProps) {
  const say = useTexts(ownPart)
  return (
    <Stack gap="m" breaks shrinks>
      <p>{say.askText({ host: props.challenge.shown.host ?? '' })}</p>
      <CheckButton {...props} onPress={() => void props.checking.check()} />
    </Stack>
  )
}
