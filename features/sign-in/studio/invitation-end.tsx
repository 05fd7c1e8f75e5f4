import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { invitationScreen } from '../invitation-texts.ts'
import styles from './invitation.module.css'

/** An invitation that was declined or is no longer valid, and the way on. */
export function InvitationEnd({ title, text }: { title: string; text: string }) {
  const invitationTexts = useTexts(invitationScreen)
  return (
    <div role="status">
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Button size="footer" href="/signin">
        {invitationTexts.signIn()}
      </Button>
    </div>
  )
}
