import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { type ReactNode, useState } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { secretWords } from '../page-texts.ts'
import styles from './developers.module.css'

type Props = {
  title: string
  text: ReactNode
  secret: string
  /** The toast after copying. */
  copied: string
  onClose: () => void
}

/** A secret that is shown this once: it closes with its button, or by any other way once it was copied. */
export function SecretDialog({ title, text, secret, copied, onClose }: Props) {
  const say = useTexts(secretWords)
  const copy = useCopy()
  const [isCopied, setIsCopied] = useState(false)
  const [isWarned, setIsWarned] = useState(false)
  const take = () => {
    setIsCopied(true)
    void copy(secret, copied)
  }
  return (
    <Dialog
      opened
      keepOpen
      onClose={() => (isCopied ? onClose() : setIsWarned(true))}
      title={title}
      actions={
        <>
          <Button size="large" icon={<CopySimpleIcon size={18} />} data-autofocus onClick={take}>
            {say.copy()}
          </Button>
          <Button kind="primary" size="large" onClick={onClose}>
            {say.saved()}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <p>{text}</p>
        <Text as="code" pad="m" framed round="m" ground="sunken" className={`bz-mono ${styles.secret}`}>
          {secret}
        </Text>
        {isWarned && !isCopied && <ProblemNote>{say.notSaved()}</ProblemNote>}
      </Stack>
    </Dialog>
  )
}
