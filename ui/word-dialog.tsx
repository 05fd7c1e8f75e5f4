import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useTexts } from './language.tsx'
import { RuledOutline } from './ruled-outline.tsx'
import { TextField } from './text-field.tsx'
import { words } from './texts.ts'
import styles from './word-dialog.module.css'

type Props = {
  title: ReactNode
  /** What will happen, a sentence each; undefined while that is not known yet. */
  sentences?: string[]
  /** The field of the word: its label, its example, what is wrong. */
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

/** Asks before something is deleted for good: says what will happen, and wants a word typed. */
export function WordDialog(props: Props) {
  const { title, sentences, label, example, error, isWord, confirm, working, workingLabel, onConfirm, onClose } = props
  const t = useTexts(words)
  const [word, setWord] = useState('')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="footer" onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button
            kind="dangerFilled"
            size="footer"
            disabled={!isWord(word)}
            working={working}
            workingLabel={workingLabel}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {sentences ? (
        <ul className={styles.list}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <RuledOutline kind="lines" count={4} />
      )}
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
