import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useFocusBack } from './use-focus-back.ts'
import { useLate } from './use-late.ts'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** A small line above the title with the topic of the dialog ("Send a badge"). */
  above?: ReactNode
  /** The object of the dialog (a card, 56 wide) at the left of the title. */
  object?: ReactNode
  /** The consequence of the action, at the left of the footer. */
  note?: ReactNode
  /** Cancel and primary, at the right of the footer; no footer without note and actions. */
  actions?: ReactNode
  /** 560 to ask, 780 to send, 1164 for details. */
  width?: 560 | 780 | 1164
  /** The card's own side, at the left on `sunken` (details). */
  stage?: ReactNode
  /** Full height from the start, whatever its content: the body scrolls. */
  isSteady?: boolean
  /** Neither Esc nor a press outside closes it (a form with unsaved text). */
  keepOpen?: boolean
  children: ReactNode
}

const loadFrame = () => import('./dialog-frame.tsx').then((module) => module.DialogFrame)

/**
 * A dialog: title left, close right, footer with hairline; from below on phones. Its frame loads at the first opening;
 * if that fails the dialog is closed, so that it can be opened again.
 */
export function Dialog(props: DialogProps) {
  useFocusBack()
  const [Frame, want] = useLate(loadFrame, props.onClose)
  const [stands, setStands] = useState(false)
  const { opened } = props
  // Before the page is painted, where the frame is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a time it opens.
  useLayoutEffect(() => {
    if (opened) want('pressed')
  }, [opened])
  // Only a frame that opens after it is mounted remembers the focused element.
  useLayoutEffect(() => setStands(Frame !== undefined), [Frame])
  return Frame ? <Frame {...props} opened={opened && stands} /> : null
}
