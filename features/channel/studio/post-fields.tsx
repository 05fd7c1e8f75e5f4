import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { PICTURE_TYPES, pictureProblem } from '#ui/pictures/picture-rules.ts'
import { useObjectUrl } from '#ui/pictures/use-object-url.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { postText } from '../contract.ts'
import { POST_MAX } from '../rules.ts'
import { channelPage } from '../texts.ts'
import styles from './channel.module.css'

type Props = {
  label: string
  text: string
  onText: (text: string) => void
  /** The key of the text's problem. */
  problem: string | undefined
  /** A chosen file, or the address of the picture that the post has. */
  picture: File | string | undefined
  onPicture: (picture: File | undefined) => void
  isDisabled?: boolean
  /** Its dialog opens with the focus in the text. */
  isFirst?: boolean
  /** Buttons at the right of the one for the picture. */
  children?: ReactNode
}

/** The text and the picture of a post. A picture is checked when it is chosen, and never cropped. */
export function PostFields({ label, text, onText, problem, picture, onPicture, isDisabled, isFirst, children }: Props) {
  const pageTexts = useTexts(channelPage)
  const sentence = useProblemText()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const url = useObjectUrl(picture)
  const choose = async (file: File) => {
    const found = await pictureProblem(file)
    setRefused(found)
    if (!found) onPicture(file)
  }
  const remove = () => {
    setRefused(undefined)
    onPicture(undefined)
    input.current?.focus()
  }
  return (
    <>
      <TextArea
        label={label}
        rows={4}
        maxCount={POST_MAX}
        countsDown
        value={text}
        onChange={onText}
        error={problem && sentence(problem)}
        placeholder={pageTexts.placeholder()}
        readOnly={isDisabled}
        dir="auto"
        data-autofocus={isFirst || undefined}
      />
      {url && (
        <Box round="l" ground="plinth" className={styles.picture}>
          <img src={url} alt={pageTexts.chosenPicture()} />
          <Button icon={<TrashIcon size={18} />} disabled={isDisabled} onClick={remove}>
            {pageTexts.removePicture()}
          </Button>
        </Box>
      )}
      {refused && <ProblemNote>{sentence(refused)}</ProblemNote>}
      <Row gap="s" align="stretch" wrap className={styles.actions}>
        <Button icon={<ImageIcon size={20} />} disabled={isDisabled} onClick={() => input.current?.click()}>
          {url ? pageTexts.changePicture() : pageTexts.addPicture()}
        </Button>
        <FileInput
          ref={input}
          label={pageTexts.addPicture()}
          accept={PICTURE_TYPES.join(',')}
          onFile={(file) => void choose(file)}
        />
        {children && (
          <Row as="span" atEnd gap="s" align="stretch" wrap>
            {children}
          </Row>
        )}
      </Row>
    </>
  )
}

/** The problem of a post's text as it is typed; undefined when it can be published. */
export function messageProblem(text: string): string | undefined {
  const { error } = postText.safeParse(text)
  return error?.issues[0]?.message
}
