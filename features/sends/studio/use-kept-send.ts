import { useEffect, useRef, useState } from 'react'
import { isBlank, type TicketRow } from './ticket-rows.ts'

export type KeptSend = { addresses: string[]; tickets: TicketRow[]; doubles: number; note: string; asksCode: boolean }

const EMPTY: KeptSend = { addresses: [], tickets: [], doubles: 0, note: '', asksCode: false }
const keyOf = (templateId: string) => `send:${templateId}`

/**
 * The input of a template's send dialog, stored on this device from the first character until it is sent. Mount it again
 * for another template. `isRestored` tells whether earlier input was restored.
 */
export function useKeptSend(templateId: string) {
  const [kept, setKept] = useState<KeptSend>(() => read(templateId))
  const [isRestored, setRestored] = useState(() => !isEmpty(kept))
  const latest = useRef(kept)
  latest.current = kept
  useEffect(() => write(templateId, kept), [templateId, kept])
  return {
    kept,
    isRestored,
    change: (part: Partial<KeptSend>) => setKept((before) => ({ ...before, ...part })),
    /** Stores input at once, before a component unmounts. */
    keep: (part: Partial<KeptSend>) => write(templateId, { ...kept, ...part }),
    /** The latest input, even for a call that started earlier. */
    now: () => latest.current,
    /** Clears everything except unsent input. */
    forget: (rest: Partial<KeptSend> = {}) => {
      setRestored(false)
      setKept({ ...EMPTY, ...rest })
    },
  }
}

/**
 * The input that remains `now` after the input of `then` was sent: the `unsent` addresses and tickets, and everything
 * added since. The note and the code stay with them.
 */
export function afterSend(
  now: KeptSend,
  then: KeptSend,
  unsent: { addresses: string[]; tickets: TicketRow[] },
): Partial<KeptSend> {
  const addresses = now.addresses.filter((each) => unsent.addresses.includes(each) || !then.addresses.includes(each))
  const tickets = now.tickets.filter(
    (row) => !isBlank(row) && (unsent.tickets.includes(row) || !then.tickets.includes(row)),
  )
  const { note, asksCode } = now
  if (addresses.length === 0 && tickets.length === 0) return note === then.note ? {} : { note, asksCode }
  return { note, asksCode, addresses, tickets }
}

function isEmpty({ addresses, tickets, note }: KeptSend): boolean {
  return addresses.length === 0 && tickets.every(isBlank) && note === ''
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
    if (isEmpty(kept)) localStorage.removeItem(keyOf(templateId))
    else localStorage.setItem(keyOf(templateId), JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden: the dialog still works, but closing it loses the input.
  }
}
