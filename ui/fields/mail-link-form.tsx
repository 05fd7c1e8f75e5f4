import type { FormEvent } from 'react'
import { Button } from '../buttons/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
import { useProblemText } from '../words/catalogue.tsx'
import { EmailField } from './email-field.tsx'
import type { MailLink } from './use-mail-link.ts'

type Words = { email: string; example: string; send: string; sending: string }

type Props = {
  link: MailLink
  words: Words
  /** The address is known: there is no field, and problems are shown below the button. */
  isFixed?: boolean
  onPointerEnter?: () => void
}

/** Asks for the address to send a link to. */
export function MailLinkForm({ link, words, isFixed, onPointerEnter }: Props) {
  const sentence = useProblemText()
  const problem = link.problem && sentence(link.problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void link.send()
  }
  return (
    <Stack as="form" gap="l" onSubmit={submit} noValidate onFocus={link.prepare} onPointerEnter={onPointerEnter}>
      {!isFixed && (
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
      <Button kind="primary" type="submit" size="large" fullWidth working={link.sending} workingLabel={words.sending}>
        {words.send}
      </Button>
      {isFixed && problem && (
        <Text tone="error" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
