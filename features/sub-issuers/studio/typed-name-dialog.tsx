import { useState } from 'react'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { subQuestions } from '../texts.ts'
import { isNameOf } from './sub-rows.ts'

type Props = {
  title: string
  /** The name to type. */
  name: string
  /** What stays, and what is lost. */
  stays: string[]
  losses: string[]
  note?: string
  confirm: string
  working: boolean
  workingLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Shows the consequences, and asks for a community's name to be typed before anything is done. */
export function TypedNameDialog(props: Props) {
  const { title, name, stays, losses, note, confirm, working, workingLabel, onConfirm, onClose } = props
  const questions = useTexts(subQuestions)
  const [typed, setTyped] = useState('')
  const isTyped = isNameOf(name, typed)
  return (
    <FormDialog
      // The name is not worth a question.
      isTyped={false}
      onClose={onClose}
      title={title}
      note={note}
      submit={confirm}
      kind="dangerFilled"
      disabled={!isTyped}
      working={working}
      workingLabel={workingLabel}
      onSubmit={onConfirm}
    >
      <Stack as="ul" gap="s" tone="ink2" breaks>
        {losses.map((text) => (
          <StatusLine as="li" key={text} status="notDelivered" glyphTone="error">
            {text}
          </StatusLine>
        ))}
        {stays.map((text) => (
          <StatusLine as="li" key={text} status="owner" glyphTone="owner">
            {text}
          </StatusLine>
        ))}
      </Stack>
      <TextField
        label={questions.typeName({ name })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
    </FormDialog>
  )
}
