import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../buttons/button.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'

type Props = Omit<ButtonProps, 'size'> & {
  onClose: () => void
  /** The words of the button that changes nothing: Cancel unless others are given. */
  cancel?: ReactNode
  /** That button has the focus when the dialog opens. */
  startsAtCancel?: boolean
}

/** The footer of a dialog: the button that changes nothing, and the one that does, which gets all other attributes. */
export function DialogActions({ onClose, cancel, startsAtCancel, kind = 'primary', ...confirm }: Props) {
  const common = useTexts(words)
  return (
    <>
      <Button size="large" onClick={onClose} data-autofocus={startsAtCancel || undefined}>
        {cancel ?? common.cancel()}
      </Button>
      <Button {...confirm} kind={kind} size="large" />
    </>
  )
}
