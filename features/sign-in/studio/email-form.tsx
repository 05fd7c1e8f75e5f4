import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { useTexts } from '#ui/language.tsx'
import { signInScreen } from '../texts.ts'
import styles from './sign-in-page.module.css'
import type { MailLink } from './use-mail-link.ts'

/** Asks for the address to send the link to. */
export function EmailForm({ link }: { link: MailLink }) {
  const signInScreenTexts = useTexts(signInScreen)
  const sentence = useProblemText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!link.sending) link.send()
  }
  return (
    <form className={styles.email} onSubmit={submit} noValidate>
      <EmailField
        label={signInScreenTexts.email()}
        name="email"
        autoComplete="email"
        placeholder={signInScreenTexts.emailExample()}
        value={link.email}
        onChange={link.setEmail}
        onFocus={link.prepare}
        error={link.problem && sentence(link.problem)}
      />
      <Button
        kind="primary"
        type="submit"
        size="footer"
        fullWidth
        working={link.sending}
        workingLabel={signInScreenTexts.sending()}
      >
        {signInScreenTexts.send()}
      </Button>
    </form>
  )
}
