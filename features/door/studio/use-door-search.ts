import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { readTicketCode, SEARCH_MAX } from '../rules.ts'

const TYPING_MS = 250

/** What is typed into the search of a door: a code to check, or a text whose tickets are listed after a moment. */
export function useDoorSearch() {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const isCode = readTicketCode(text) !== undefined
  const [asked] = useDebouncedValue(isCode ? '' : text.slice(0, SEARCH_MAX), TYPING_MS)
  return { typed, setTyped, code: isCode ? text : '', asked }
}
