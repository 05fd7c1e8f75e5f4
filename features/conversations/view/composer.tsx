import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { FieldCounter } from '#ui/fields/field-counter.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { PICTURE_TYPES } from '#ui/pictures/picture-rules.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { MESSAGE_MAX } from '../rules.ts'
import { writingTexts } from '../thread/texts.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import styles from './conversation.module.css'
import type { Writing } from './use-writing.ts'

const TALLEST = 160
/** Characters before the limit from which they are counted where there is little room. */
const COUNTED = 200

type Props = {
  writing: Writing
  /** Of whom it goes to. */
  name: string
  pictureLabel: string
  /** In one line, with the picture in the field and Send beside it; otherwise they are below, after `tools`. */
  isBrief?: boolean
  tools?: (isPhone: boolean) => ReactNode
  /** Before the count. */
  note?: ReactNode
  /** Takes the focus at first: of a person who came to write. */
  startsFocused?: boolean
  /** Escape leads out of the field. */
  onLeave?: () => void
}

/** The field to write in, with a picture, the count and Send (also Ctrl or Cmd with Enter). */
export function Composer(props: Props) {
  const { writing, name, pictureLabel, isBrief = false, tools, note, startsFocused, onLeave } = props
  const say = useTexts(writingTexts)
  const common = useTexts(words)
  const sentence = useProblemText()
  const isTouch = useIsTouch()
  const isPhone = useIsNarrow()
  const { text, length, picture, takePicture, refusal } = writing
  const area = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const countId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (startsFocused && !isTouch) area.current?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${Math.min(field.scrollHeight, TALLEST)}px`
  }, [text])
  const submit = async () => {
    await writing.send()
    area.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && onLeave) {
      event.preventDefault()
      onLeave()
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  const choose = () => file.current?.click()
  const icon = <ImageIcon size={20} />
  const isFar = !isBrief && length < MESSAGE_MAX - COUNTED
  const count = (
    <Text as="span" type="caption" tone="ink3" only={isFar ? 'desks' : undefined} id={countId} className={styles.count}>
      {note}
      <FieldCounter length={length} max={MESSAGE_MAX} from={MESSAGE_MAX - COUNTED} isDown={!isBrief} />
    </Text>
  )
  const send = (
    <Button
      kind="primary"
      className={styles.send}
      isBrief={isBrief}
      icon={isBrief ? <PaperPlaneTiltIcon size={22} /> : undefined}
      working={writing.working}
      workingLabel={common.sending()}
      disabled={!writing.isReady}
      onClick={() => void submit()}
    >
      {common.send()}
    </Button>
  )
  return (
    <Stack gap="s" lined="above" className={styles.foot}>
      {picture && <ChosenPicture picture={picture} onRemove={() => void takePicture(undefined)} />}
      <Row gap="s" align="end">
        <Box grow>
          <InputBox
            invalid={length > MESSAGE_MAX}
            right={isBrief && <IconButton size={30} label={pictureLabel} icon={icon} onClick={choose} />}
          >
            <textarea
              ref={area}
              rows={isBrief ? 1 : 2}
              aria-label={say.label({ name })}
              aria-describedby={countId}
              aria-invalid={length > MESSAGE_MAX || undefined}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              placeholder={say.label({ name })}
              value={text}
              onChange={(event) => writing.write(event.currentTarget.value)}
              onKeyDown={press}
            />
          </InputBox>
        </Box>
        {isBrief && send}
      </Row>
      {refusal && <ProblemNote>{sentence(refusal)}</ProblemNote>}
      {isBrief ? (
        count
      ) : (
        <Row gap="s" rows="xs" wrap={!isPhone}>
          {tools?.(isPhone)}
          <Button kind="quiet" isBrief={isPhone} icon={icon} onClick={choose}>
            {pictureLabel}
          </Button>
          <Row as="span" gap="m" atEnd>
            {count}
            {send}
          </Row>
        </Row>
      )}
      <FileInput ref={file} accept={PICTURE_TYPES.join(',')} onFile={(chosen) => void takePicture(chosen)} />
    </Stack>
  )
}
