import { type ReactNode, useState } from 'react'
import { TextField } from '../fields/text-field.tsx'
import { Stack } from '../layout/stack.tsx'
import { Loaded, type Reading } from '../lists/loaded.tsx'
import { RuledOutline } from '../marks/ruled-outline.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

type Props<D> = {
  title: ReactNode
  /** The consequences, one sentence each; `read` is the call that provides them. */
  read: Reading<D>
  sentencesOf: (read: D) => string[]
  /** The field of the word: its label, its example, its error. */
  label: string
  example: string
  error?: string
  isWord: (text: string) => boolean
  confirm: string
  working: boolean
  workingLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a permanent deletion: shows the consequences, and requires a typed word. */
export function WordDialog<D>(props: Props<D>) {
  const { title, read, sentencesOf, label, example, error, isWord, onConfirm, onClose } = props
  const { confirm, working, workingLabel } = props
  const [word, setWord] = useState('')
  return (
    <Dialog
      opened
      // The word is not worth a question.
      isTyped={false}
      onClose={onClose}
      title={title}
      actions={
        <DialogActions
          onClose={onClose}
          kind="dangerFilled"
          // No deletion before the consequences are shown.
          disabled={!isWord(word) || read.data === undefined}
          working={working}
          workingLabel={workingLabel}
          onClick={onConfirm}
        >
          {confirm}
        </DialogActions>
      }
    >
      <Loaded query={read} coming={<RuledOutline kind="lines" count={4} />}>
        {(data) => (
          <Stack as="ul" below="xxl" gap="s" bullets>
            {sentencesOf(data).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
        )}
      </Loaded>
      <TextField
        label={label}
        value={word}
        onChange={setWord}
        placeholder={example}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Dialog>
  )
}
