import { Button } from '#ui/buttons/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { invitationScreen } from '../texts.ts'

/** An invitation that was declined or is no longer valid, and the way on. */
export function InvitationEnd({ title, text }: { title: string; text: string }) {
  const invitationTexts = useTexts(invitationScreen)
  return (
    <div role="status">
      <h1>{title}</h1>
      <Text above="s" below="xl" tone="ink2" breaks>
        {text}
      </Text>
      <Button size="large" href="/signin">
        {invitationTexts.signIn()}
      </Button>
    </div>
  )
}
