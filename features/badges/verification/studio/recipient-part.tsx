import { type FormEvent, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { recipientWords } from '../foreign-texts.ts'
import { isComparable, isGivenTo, isOfEmail, type Recipient } from '../recipient-rules.ts'

/** Compares a typed address with the one that a badge was given to, in the browser; nothing for a badge without one. */
export function RecipientPart({ recipient }: { recipient: Recipient }) {
  const say = useTexts(recipientWords)
  const [typed, setTyped] = useState('')
  const [compared, setCompared] = useState('')
  if (!isComparable(recipient)) return null
  const kind = isOfEmail(recipient) ? 'email' : recipient.type === 'url' ? 'url' : 'telephone'
  const compare = (event: FormEvent) => {
    event.preventDefault()
    setCompared(typed.trim())
  }
  const isSame = isGivenTo(recipient, compared)
  return (
    <Stack as="form" gap="m" full onSubmit={compare}>
      <Stack gap="xs">
        <Heading as="h2">{say.title()}</Heading>
        <Text tone="ink2" width="text">
          {recipient.isHashed ? say.hashedLead() : say.clearLead()}
        </Text>
      </Stack>
      <TextField
        label={say[kind]()}
        hint={say.hint()}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setCompared('')
        }}
        inputMode={kind === 'telephone' ? 'tel' : kind}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Row gap="m" wrap>
        <Button type="submit" disabled={typed.trim() === ''}>
          {say.compare()}
        </Button>
        <div role="status">
          {compared !== '' && (
            <StatusLine status={isSame ? 'owner' : 'pending'} size={18}>
              {isSame ? say.same() : say.other()}
            </StatusLine>
          )}
        </div>
      </Row>
    </Stack>
  )
}
