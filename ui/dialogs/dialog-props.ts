import type { ReactNode } from 'react'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** A small line above the title: what the dialog is about ("Send a badge"). */
  above?: ReactNode
  /** The object of the dialog (a card, 56 wide) at the left of the title. */
  object?: ReactNode
  /** What will happen, at the left of the footer. */
  note?: ReactNode
  /** Cancel and primary, at the right of the footer; no footer without note and actions. */
  actions?: ReactNode
  /** 560 to ask, 780 to send, 1164 for details. */
  width?: 560 | 780 | 1164
  /** The card's own side, at the left on `sunken` (details). */
  stage?: ReactNode
  /** As high as it can be from the start, whatever comes: its body scrolls. */
  isSteady?: boolean
  /** Neither Esc nor a press outside closes it (a form with unsaved words). */
  keepOpen?: boolean
  children: ReactNode
}
