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
  /**
   * Whether closing it would lose what was typed or chosen, so that it asks first. Only where the fields do not tell: by
   * default it asks once any text field in it has another text than at first. False where nothing is lost.
   */
  isTyped?: boolean
  /** Neither Esc nor a press outside closes it (what is shown this once). */
  keepOpen?: boolean
  children: ReactNode
}

/** What `Dialog` gives to its frame. */
export type FrameProps = Omit<DialogProps, 'isTyped'> & {
  /** A text field in it gets the focus. */
  onField?: (field: HTMLInputElement) => void
}
