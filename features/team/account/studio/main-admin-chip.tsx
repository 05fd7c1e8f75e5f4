import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accountScreen } from '../texts.ts'

/** Says of an admin that they are the main one. */
export function MainAdminChip() {
  const account = useTexts(accountScreen)
  return (
    <Text
      as="span"
      type="small"
      tone="accent"
      weight={600}
      nowrap
      padBlock="xxs"
      padInline="s"
      round="s"
      ground="accent"
    >
      {account.mainAdmin()}
    </Text>
  )
}
