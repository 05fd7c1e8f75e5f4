import type { ReactNode } from 'react'

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
  /** A line beneath the title, with a hairline under both. */
  explanation?: ReactNode
  /** 560 to ask, 780 to send, 1164 for details; 700 for a drawer. */
  width?: 560 | 700 | 780 | 1164
  /** At the right, over the page's whole height, for forms with several rows; the whole screen on phones. */
  isDrawer?: boolean
  /** The card's own side, at the left on `sunken` (details). */
  stage?: ReactNode
  /** Full height from the start, whatever its content: the body scrolls. */
  isSteady?: boolean
  /** Neither Esc nor a press outside closes it (a form with unsaved text). */
  keepOpen?: boolean
  children: ReactNode
}
