import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { FieldCounter } from '#ui/fields/field-counter.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { mailPage } from '../page-texts.ts'
import { chipBeside, chipsIn, mendOf, strayBraces, toKept, toShown, wholeSelection } from '../placeholder-rules.ts'
import { PLACEHOLDERS } from '../rules.ts'
import styles from './mail.module.css'
import { writeInto } from './write-into.ts'

type Props = {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** The stored text, with placeholders in braces. */
  value: string
  onChange: (value: string) => void
  /** The maximum length of the stored text. */
  maxCount: number
  /** Whether line breaks are allowed; without them Enter submits the form. */
  lines: boolean
  lang: string
}

/**
 * Text with placeholders, which appear as their names and are edited as one character. It is a text area, so that undo,
 * paste and phone keyboards work as usual; the frames of the placeholders are drawn behind it. Its buttons insert a
 * placeholder at the last position of the caret.
 */
export function WordsField({ label, hint, error, value, onChange, maxCount, lines, lang }: Props) {
  const mailPageTexts = useTexts(mailPage)
  const names = useMemo(
    () => ({ badge: mailPageTexts.badge(), issuer: mailPageTexts.issuer(), date: mailPageTexts.date() }),
    [mailPageTexts],
  )
  const written = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState('')
  const shown = toKept(typed, names) === value ? typed : toShown(value, names)
  // Ahead of the state, because one manual change may cause another.
  const now = useRef(shown)
  now.current = shown
  const was = useRef({ from: 0, to: 0 })

  const change = (event: FormEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget
    const { inputType = '', isComposing } = event.nativeEvent as InputEvent
    const mend = mendOf(now.current, area.value, names)
    now.current = area.value
    setTyped(area.value)
    onChange(toKept(area.value, names))
    // An undo restores the text from before the repair.
    if (mend && !isComposing && !inputType.startsWith('history')) writeInto(area, mend)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Enter' && !lines) {
      event.preventDefault()
      area.form?.requestSubmit()
    }
    if ((key !== 'Backspace' && key !== 'Delete') || area.selectionStart !== area.selectionEnd) return
    // Selected first, so that it is removed and restored in one step.
    const chip = chipBeside(area.value, area.selectionStart, key)
    if (chip) area.setSelectionRange(chip.from, chip.to)
  }
  const select = (event: FormEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget
    const { selectionStart: from, selectionEnd: to, selectionDirection } = area
    const whole = wholeSelection(area.value, { from, to }, was.current)
    was.current = whole
    if (whole.from !== from || whole.to !== to) area.setSelectionRange(whole.from, whole.to, selectionDirection)
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault()
    const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n')
    // Nothing to paste from a picture or a file.
    if (pasted === '') return
    writeInto(event.currentTarget, { text: toShown(lines ? pasted : pasted.replace(/\n+/g, ' '), names) })
  }
  const insert = (name: (typeof PLACEHOLDERS)[number]) => {
    if (written.current) writeInto(written.current, { text: toShown(`{${name}}`, names) })
  }
  const counter = value.length > 0 && <FieldCounter length={value.length} max={maxCount} />
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={counter || undefined}>
      {(control) => (
        <>
          <InputBox invalid={Boolean(error) || value.length > maxCount}>
            <Box grow className={styles.box}>
              <div className={styles.page} data-lines={lines || undefined}>
                <div className={styles.drawn} aria-hidden>
                  <Frames shown={shown} />
                </div>
                <textarea
                  {...control}
                  ref={written}
                  rows={1}
                  className={styles.area}
                  value={shown}
                  lang={lang}
                  onChange={change}
                  onKeyDown={press}
                  onSelect={select}
                  onPaste={paste}
                />
              </div>
            </Box>
          </InputBox>
          <Row
            above="s"
            gap="s"
            wrap
            type="small"
            tone="ink2"
            role="group"
            aria-label={mailPageTexts.insertInto({ field: label })}
          >
            <span aria-hidden>{mailPageTexts.insert()}</span>
            {PLACEHOLDERS.map((name) => (
              <Button key={name} size="compact" onClick={() => insert(name)}>
                {names[name]}
              </Button>
            ))}
          </Row>
        </>
      )}
    </FieldFrame>
  )
}

/** A hidden copy of the text, with a frame around each placeholder and each stray brace. */
function Frames({ shown }: { shown: string }) {
  const marks = [
    ...chipsIn(shown).map(({ from, to }) => ({ from, to, className: styles.chip })),
    ...strayBraces(shown).map(({ from, to }) => ({ from, to, className: styles.stray })),
  ].sort((a, b) => a.from - b.from)
  const starts = [0, ...marks.map(({ to }) => to)]
  return (
    <>
      {marks.map(({ from, to, className }, at) => (
        <span key={from}>
          {shown.slice(starts[at], from)}
          <span className={className}>{shown.slice(from, to)}</span>
        </span>
      ))}
      {/* An empty last line has a height only with content. */}
      {`${shown.slice(starts.at(-1))}\u200b`}
    </>
  )
}
