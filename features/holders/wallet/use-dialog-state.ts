import { useState } from 'react'

/** Whether a dialog is open, with the functions to open and close it. */
export function useDialogState() {
  const [opened, setOpened] = useState(false)
  return { opened, open: () => setOpened(true), close: () => setOpened(false) }
}
