import { useEffect, useState } from 'react'
import { isBlank, type TicketRow } from './ticket-rows.ts'

export type KeptSend = { addresses: string[]; tickets: TicketRow[]; doubles: number; note: string; asksCode: boolean }

const EMPTY: KeptSend = { addresses: [], tickets: [], doubles: 0, note: '', asksCode: false }
const keyOf = (templateId: string) => `send:${templateId}`

/**
 * What is written in a template's send dialog, kept on this device from the first character until it is sent. Mount it
 * anew for another template.
 */
export function useKeptSend(templateId: string) {
  const [kept, setKept] = useState<KeptSend>(() => read(templateId))
  useEffect(() => write(templateId, kept), [templateId, kept])
  return {
    kept,
    change: (part: Partial<KeptSend>) => setKept((before) => ({ ...before, ...part })),
    /** Writes at once, for what is about to be unmounted. */
    keep: (part: Partial<KeptSend>) => write(templateId, { ...kept, ...part }),
    forget: () => setKept(EMPTY),
  }
}

function read(templateId: string): KeptSend {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(keyOf(templateId)) ?? '{}') as Partial<KeptSend>) }
  } catch {
    return EMPTY
  }
}

function write(templateId: string, kept: KeptSend): void {
  try {
    const isEmpty = kept.addresses.length === 0 && kept.tickets.every(isBlank) && kept.note === ''
    if (isEmpty) localStorage.removeItem(keyOf(templateId))
    else localStorage.setItem(keyOf(templateId), JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden: the dialog works on, only closing it loses what was written.
  }
}
