import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'
import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { type ClipboardEvent, type DragEvent, type FormEvent, useRef, useState } from 'react'
import { BROUGHT_ACCEPT } from '#features/badges/rules.ts'
import { broughtOf, droppedOf } from '#features/badges/verification/brought-rules.ts'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../wallet/kept.module.css'
import { addSheet } from '../../wallet-texts.ts'
import type { useAdding } from './use-adding.ts'

/** The ways to bring a badge: its code, a file (chosen, dropped or pasted), its link or text. */
export function AddWays({ adding }: { adding: ReturnType<typeof useAdding> }) {
  const say = useTexts(addSheet)
  const isTouch = useIsTouch()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { bring } = adding
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const dropped = droppedOf(event.dataTransfer)
    if (dropped) bring(dropped)
  }
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files
    if (file) bring({ file })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping anywhere is a shortcut of the row that chooses a file
    <div
      className={isOver ? styles.over : undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <Stack as="ul" lined="between" className={styles.ways}>
        <li>
          <EntryLink href="/scan?for=badge" icon={<ScanIcon size={22} />}>
            <Way title={say.scan()} hint={say.scanHint()} />
          </EntryLink>
        </li>
        <li>
          <EntryLink leads icon={<FileArrowUpIcon size={22} />} onClick={() => input.current?.click()}>
            <Way title={say.file()} hint={isTouch ? say.fileHint() : `${say.fileHint()}. ${say.fileHintDesk()}`} />
          </EntryLink>
        </li>
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say.file()}
        accept={BROUGHT_ACCEPT}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Lets the same file be chosen again after a correction.
          currentTarget.value = ''
          if (file) bring({ file })
        }}
      />
      <PasteForm adding={adding} />
      <Text above="xl" below="m" type="small" tone="ink3">
        {say.note()}
      </Text>
    </div>
  )
}

function Way({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <Text as="strong" block weight={600}>
        {title}
      </Text>
      <Text as="span" block type="small" tone="ink2" weight={400}>
        {hint}
      </Text>
    </>
  )
}

/** What cannot be read is said below its field, however it was brought; what was typed stays. */
function PasteForm({ adding }: { adding: ReturnType<typeof useAdding> }) {
  const say = useTexts(addSheet)
  const sentence = useProblemText()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { bring, problem, isReading, forget } = adding
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pasted = broughtOf(text)
    setIsMissing(pasted === undefined)
    if (pasted) bring(pasted)
  }
  const error = isMissing ? say.pasteMissing() : problem && sentence(problem.key, problem.values)
  return (
    <Row as="form" above="l" gap="s" align="start" onSubmit={submit} noValidate>
      <Box grow>
        <TextField
          label={say.paste()}
          placeholder={say.pasteExample()}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(text) => {
            setText(text)
            setIsMissing(false)
            forget()
          }}
          error={error}
        />
      </Box>
      {/* Level with the field itself, even with a message below it. */}
      <Box above="xxl">
        <Button kind="primary" size="large" type="submit" working={isReading} workingLabel={say.adding()}>
          {say.add()}
        </Button>
      </Box>
    </Row>
  )
}
