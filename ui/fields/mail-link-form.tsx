import type { FormEvent } from 'react'
import { Button } from '../buttons/button.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { EmailField } from './email-field.tsx'
import type { MailLink } from './use-mail-link.ts'

type Words = { email: string; example: string; send: string; sending: string }

type Props = {
  link: MailLink
  words: Words
  className: string | undefined
  /** The address is known: there is no field, and problems are shown below the button, in this class. */
  fixed?: { problemClass: string | undefined }
  onPointerEnter?: () => void
}

/** Asks for the address to send a link to. */
export function MailLinkForm({ link, words, className, fixed, onPointerEnter }: Props) {
  const sentence = useProblemText()
  const problem = link.problem && sentence(link.problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void link.send()
  }
  return (
    <form className={className} onSubmit={submit} noValidate onFocus={link.prepare} onPointerEnter={onPointerEnter}>
      {!fixed && (
        <EmailField
          label={words.email}
          name="email"
          autoComplete="email"
          placeholder={words.example}
          value={link.email}
          onChange={link.setEmail}
          error={problem}
        />
      )}
      <Button kind="primary" type="submit" size="footer" fullWidth working={link.sending} workingLabel={words.sending}>
        {words.send}
      </Button>
      {fixed && problem && (
        <p className={fixed.problemClass} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
