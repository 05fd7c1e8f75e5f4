import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { useTexts } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { signInScreen } from '../texts.ts'
import { hasLeftOpen } from './left-open.ts'
import styles from './sign-in-page.module.css'
import type { MailLink } from './use-mail-link.ts'

type Props = { link: MailLink; isNew: boolean; onSwitch: (isNew: boolean) => void }

/** Asks for the address that the link goes to, in words of sign-in or sign-up. */
export function EmailForm({ link, isNew, onSwitch }: Props) {
  const t = useTexts(signInScreen)
  const sentence = useProblemText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!link.sending) link.send()
  }
  return (
    <>
      <form className={styles.body} onSubmit={submit} noValidate>
        <h1 className={styles.title}>{isNew ? t.signUp() : t.welcome()}</h1>
        <p className={styles.hint}>{isNew ? t.signUpHint() : hasLeftOpen() ? t.endedHint() : t.welcomeHint()}</p>
        <TextField
          label={t.email()}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t.emailExample()}
          value={link.email}
          onChange={link.setEmail}
          onFocus={link.prepare}
          error={link.problem && sentence(link.problem)}
        />
        <Button kind="primary" type="submit" size="footer" fullWidth working={link.sending} workingLabel={t.sending()}>
          {t.send()}
        </Button>
      </form>
      <p className={styles.foot}>
        <span>{isNew ? t.notNew() : t.newHere()}</span>
        <button type="button" className={`bz-link ${styles.switch}`} onClick={() => onSwitch(!isNew)}>
          {isNew ? t.toSignIn() : t.toSignUp()}
        </button>
      </p>
    </>
  )
}
