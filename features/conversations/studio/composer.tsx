import { useMediaQuery } from '@mantine/hooks'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { rowWords } from '#features/members/page-texts.ts'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { PICTURE_TYPES } from '#ui/pictures/picture-rules.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { composerWords } from '../page-texts.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import styles from './composer.module.css'
import { useComposer } from './use-composer.ts'

const TALLEST = 160
/** On phones the count appears from here on. */
const NEAR_LIMIT = 200

type Props = {
  /** The DID of the community, whose texts are kept apart. */
  owner: string
  did: string
  name: string
  /** Takes the focus at first: of a person who came to write. */
  startsFocused: boolean
  onSendBadge: () => void
  /** Escape leads out of the field. */
  onLeave: () => void
}

/** The field to write in, with a picture, the count and Send (also Ctrl or Cmd with Enter). */
export function Composer({ owner, did, name, startsFocused, onSendBadge, onLeave }: Props) {
  const say = useTexts(composerWords)
  const common = useTexts(words)
  const rowTexts = useTexts(rowWords)
  const sentence = useProblemText()
  const isTouch = useIsTouch()
  const isPhone = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false }) ?? false
  const { text, write, picture, takePicture, left, isReady, working, refusal, send } = useComposer(owner, did)
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
    await send()
    area.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onLeave()
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  return (
    <Stack gap="s" className={styles.composer}>
      {picture && <ChosenPicture picture={picture} onRemove={() => void takePicture(undefined)} />}
      <InputBox invalid={left < 0}>
        <textarea
          ref={area}
          rows={2}
          className={styles.area}
          aria-label={say.label({ name })}
          aria-describedby={countId}
          aria-invalid={left < 0 || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          placeholder={say.label({ name })}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={press}
        />
      </InputBox>
      {refusal && <ProblemNote>{sentence(refusal)}</ProblemNote>}
      <Row gap="s" rows="xs" wrap className={styles.tools}>
        <Button
          kind="quiet"
          // On phones it stands without its words, where a plane would be taken for "Send".
          icon={isPhone ? <CategoryGlyph category="basic" size={20} /> : <PaperPlaneTiltIcon size={20} />}
          onClick={onSendBadge}
        >
          {rowTexts.sendBadge()}
        </Button>
        <Button kind="quiet" icon={<ImageIcon size={20} />} onClick={() => file.current?.click()}>
          {say.picture()}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          onChange={(event) => {
            void takePicture(event.currentTarget.files?.[0])
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <Row as="span" gap="m" className={styles.end}>
          <span id={countId} className={styles.count} data-near={left <= NEAR_LIMIT || undefined}>
            {left < 0 ? <strong role="status">{say.tooMany({ count: -left })}</strong> : say.left({ count: left })}
          </span>
          <Button
            kind="primary"
            working={working}
            workingLabel={common.sending()}
            disabled={!isReady}
            onClick={() => void submit()}
          >
            {common.send()}
          </Button>
        </Row>
      </Row>
    </Stack>
  )
}
