import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const TYPING_MS = 200

/** The text typed to filter a list by name, reported once the typing pauses; closing the field clears it. */
export function useNameFilter(filter: string, onFilter: (filter: string) => void) {
  const [typed, setTyped] = useState(filter)
  const [isOpen, setOpen] = useState(filter !== '')
  const notify = useDebouncedCallback(onFilter, TYPING_MS)
  const type = (text: string) => {
    setTyped(text)
    notify(text)
  }
  const close = () => {
    setOpen(false)
    if (typed !== '') type('')
  }
  return { typed, type, isOpen, open: () => setOpen(true), close }
}

export type NameFilterState = ReturnType<typeof useNameFilter>
