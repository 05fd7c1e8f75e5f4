import { useState } from 'react'

/** Whether a dialog is open, and the two ways to change that. */
export function useDialogState() {
  const [opened, setOpened] = useState(false)
  return { opened, open: () => setOpened(true), close: () => setOpened(false) }
}
