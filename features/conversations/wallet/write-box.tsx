import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { FieldCounter } from '#ui/fields/field-counter.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { PICTURE_TYPES } from '#ui/pictures/picture-rules.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { MESSAGE_MAX } from '../rules.ts'
import { writeBox } from '../wallet-texts.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { useOwnComposer } from './use-own-composer.ts'
import styles from './write-box.module.css'

/** Characters before the limit from which they are counted. */
const COUNTED = 200
const TALLEST = 140

type Props = { issuerId: string; name: string }

/** The field to write to a community, with a picture; Ctrl or Cmd and Enter send. */
export function WriteBox({ issuerId, name }: Props) {
  const say = useTexts(writeBox)
  const sentence = useProblemText()
  const composer = useOwnComposer(issuerId)
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { text, picture, length, isOnline, isReady, working, refusal } = composer
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = 'auto'
    field.current.style.height = `${Math.min(field.current.scrollHeight, TALLEST)}px`
  }, [text])
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (await composer.send()) field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.box} onSubmit={(event) => void send(event)}>
      {picture && <ChosenPicture picture={picture} onRemove={() => void composer.takePicture(undefined)} />}
      <Row gap="s" align="end">
        <div className={styles.field}>
          <InputBox
            invalid={length > MESSAGE_MAX}
            right={
              <IconButton
                label={say.addPicture()}
                icon={<ImageIcon size={20} />}
                size={30}
                onClick={() => file.current?.click()}
              />
            }
          >
            <textarea
              ref={field}
              rows={1}
              value={text}
              placeholder={say.label({ name })}
              aria-label={say.label({ name })}
              aria-describedby={noteId}
              aria-invalid={length > MESSAGE_MAX}
              onChange={(event) => composer.write(event.currentTarget.value)}
              onKeyDown={press}
            />
          </InputBox>
        </div>
        <button type="submit" className={styles.send} aria-label={say.send()} disabled={!isReady || working}>
          {working ? <ChevronLoader size={20} /> : <PaperPlaneTiltIcon size={22} />}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          onChange={({ currentTarget }) => {
            void composer.takePicture(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </Row>
      <Text type="caption" tone="ink3" className={styles.note} id={noteId}>
        {!isOnline && <span role="status">{say.offline()}</span>}
        <FieldCounter length={length} max={MESSAGE_MAX} from={MESSAGE_MAX - COUNTED} />
      </Text>
      {refusal && <ProblemNote>{sentence(refusal)}</ProblemNote>}
    </form>
  )
}
