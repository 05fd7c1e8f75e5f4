import { type KeyboardEvent, useRef, useState } from 'react'
import { listSessions } from '#features/claims/contract.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { updateSessionNote } from '../contract.ts'
import { historyWords } from '../row-texts.ts'
import styles from './history.module.css'

/** A row's note, edited in place: Enter or leaving saves it, Escape cancels. */
export function NoteCell({ session, to }: { session: Session; to: string }) {
  const historyTexts = useTexts(historyWords)
  const sentence = useProblemText()
  const { run } = useCall(updateSessionNote, { invalidates: [listSessions] })
  const [draft, setDraft] = useState<string>()
  // Shows the saved note until the list is read again.
  const [kept, setKept] = useState<{ over: string; note: string }>()
  const opener = useRef<HTMLButtonElement>(null)
  const note = kept && kept.over === session.note ? kept.note : session.note

  // Removing the field also blurs it, after Enter or Escape has already decided.
  const isDecided = useRef(false)

  const save = async () => {
    if (draft === undefined || isDecided.current) return
    isDecided.current = true
    const written = draft.trim()
    setDraft(undefined)
    if (written === note) return
    setKept({ over: session.note, note: written })
    const { problem } = await run({ challenge: session.challenge, note: written })
    if (!problem) return
    setKept(undefined)
    if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    if (event.key === 'Enter') void save()
    isDecided.current = true
    setDraft(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (draft === undefined) {
    return (
      <button
        ref={opener}
        type="button"
        className={`bz-plain ${styles.note}`}
        title={note || undefined}
        aria-label={note ? historyTexts.editNote({ to, note }) : historyTexts.addNoteTo({ to })}
        onClick={() => {
          isDecided.current = false
          setDraft(note)
        }}
      >
        <Text as="span" block brief tone={note ? undefined : 'ink3'}>
          {note || historyTexts.addNote()}
        </Text>
      </button>
    )
  }
  return (
    <InputBox>
      <input
        aria-label={historyTexts.addNoteTo({ to })}
        // biome-ignore lint/a11y/noAutofocus: the person has just opened this field
        autoFocus
        // Escape must not close the surrounding dialog.
        data-mantine-stop-propagation="true"
        value={draft}
        maxLength={NOTE_MAX}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => void save()}
      />
    </InputBox>
  )
}
