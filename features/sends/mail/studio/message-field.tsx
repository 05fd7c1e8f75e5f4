import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useOpened } from '../../studio/use-opened.ts'
import { MESSAGE_MAX, messageFault } from '../message-rules.ts'
import { messageWords } from '../message-texts.ts'

type Props = { value: string; onChange: (message: string) => void }

/** The sender's message to all recipients of a send, behind a button until it is wanted. */
export function MessageField({ value, onChange }: Props) {
  const messageTexts = useTexts(messageWords)
  const sentence = useProblemText()
  const { isOpen, isPressed, open } = useOpened(value !== '')
  const fault = messageFault(value)
  if (!isOpen) {
    return (
      <Button size="compact" icon={<PlusIcon size={16} weight="bold" />} onClick={open}>
        {messageTexts.add()}
      </Button>
    )
  }
  return (
    <Box ownLine>
      <TextArea
        label={messageTexts.label()}
        hint={messageTexts.hint()}
        optional
        placeholder={messageTexts.example()}
        autoFocus={isPressed}
        value={value}
        onChange={onChange}
        maxCount={MESSAGE_MAX}
        countsDown
        error={fault && sentence(fault)}
      />
    </Box>
  )
}
