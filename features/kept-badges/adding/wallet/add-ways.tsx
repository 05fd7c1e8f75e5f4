import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'
import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { BROUGHT_ACCEPT } from '#features/badges/rules.ts'
import { broughtOf, droppedOf, firstFileOf } from '#features/badges/verification/view/brought.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
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
import type { Given } from './use-given.ts'

type Props = { adding: ReturnType<typeof useAdding>; given: Given }

/** The ways to bring a badge: its code, a file (chosen, dropped or pasted), its link or text. */
export function AddWays({ adding, given }: Props) {
  const say = useTexts(addSheet)
  const { bring, isBack } = adding
  const ways = useRef<HTMLDivElement>(null)
  // In place of the badge that had the focus; at first the dialog gives it.
  useEffect(() => {
    if (isBack) ways.current?.focus()
  }, [isBack])
  const { isOver, zone } = useFileDrop((dropped) => bring(droppedOf(dropped)))
  const paste = ({ clipboardData }: ClipboardEvent) => bring(firstFileOf(clipboardData))
  return (
    <div ref={ways} tabIndex={-1} className={isOver ? styles.over : styles.bring} {...zone} onPaste={paste}>
      <WayRows onFile={(file) => bring({ file })} />
      {given.file && <SharedFile file={given.file} adding={adding} />}
      <PasteForm adding={adding} given={given} />
      <Stack above="xl" below="m" gap="xs" across="start">
        <Text type="small" tone="ink3">
          {say.note()}
        </Text>
        <HelpLink guide="badges-from-elsewhere" />
      </Stack>
    </div>
  )
}

function WayRows({ onFile }: { onFile: (file: File) => void }) {
  const say = useTexts(addSheet)
  const isTouch = useIsTouch()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
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
      <FileInput ref={input} label={say.file()} accept={BROUGHT_ACCEPT} onFile={onFile} />
    </>
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

/**
 * A file that another app shared. It is read only when that is pressed: any page on the web can share to this one, and its host
 * would learn who has a wallet here.
 */
function SharedFile({ file, adding }: { file: File; adding: Props['adding'] }) {
  const say = useTexts(addSheet)
  return (
    <Row above="l" gap="s" justify="between">
      <Text grow breaks>
        {say.shared({ name: file.name })}
      </Text>
      <Button
        size="large"
        working={adding.isReading}
        workingLabel={say.adding()}
        onClick={() => adding.bring({ file })}
      >
        {say.addFile()}
      </Button>
    </Row>
  )
}

/**
 * A field for the link or text, with what was scanned or shared. What cannot be read is said below it, however it was
 * brought; what was typed stays.
 */
function PasteForm({ adding, given }: Props) {
  const say = useTexts(addSheet)
  const sentence = useProblemText()
  const [text, setText] = useState(given.text)
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { bring, problem, isReading, forget } = adding
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pasted = broughtOf(text)
    setIsMissing(pasted === undefined)
    if (pasted) bring(pasted)
    else input.current?.focus()
  }
  const type = (typed: string) => {
    setText(typed)
    setIsMissing(false)
    forget()
  }
  const error = isMissing ? say.pasteMissing() : problem && sentence(problem.key, problem.values)
  return (
    <Box as="form" above="l" onSubmit={submit} noValidate>
      <FieldFrame label={say.paste()} error={error}>
        {(control) => (
          <Row gap="s">
            <Box grow>
              <InputBox invalid={Boolean(error)}>
                <input
                  {...control}
                  ref={input}
                  placeholder={say.pasteExample()}
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  value={text}
                  onChange={({ currentTarget }) => type(currentTarget.value)}
                />
              </InputBox>
            </Box>
            <Button kind="primary" size="large" type="submit" working={isReading} workingLabel={say.adding()}>
              {say.add()}
            </Button>
          </Row>
        )}
      </FieldFrame>
    </Box>
  )
}
