import { useEffect, useRef, useState } from 'react'
import { type Evidence, hasEvidence, NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import { type Names, namesAmong } from '../name-rules.ts'
import { EMPTY_TICKET, isBlank, type TicketRow } from './tickets/ticket-rows.ts'

/** The values for all badges of a send. `evidenceEach`: the tickets also have columns of evidence. */
export type ForAll = Evidence & { message: string; note: string; asksCode: boolean; evidenceEach: boolean }
export type KeptSend = ForAll & { addresses: string[]; names: Names; tickets: TicketRow[]; doubles: number }

/** What is written for a send, and what changes it. */
export type KeptInput = Pick<ReturnType<typeof useKeptSend>, 'kept' | 'change' | 'keep'>

const FOR_ALL: ForAll = { message: '', note: '', asksCode: false, evidenceEach: false, ...NO_EVIDENCE }
const EMPTY: KeptSend = { addresses: [], names: {}, tickets: [], doubles: 0, ...FOR_ALL }
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
 * added since. The message, the note, the code and the evidence for all stay with them.
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
  const { message, note, asksCode, evidenceUrl, evidenceText, evidenceEach } = now
  const forAll = { message, note, asksCode, evidenceUrl, evidenceText, evidenceEach }
  const texts = ['message', 'note', 'evidenceUrl', 'evidenceText'] as const
  const isChanged = texts.some((text) => now[text] !== then[text])
  if (addresses.length === 0 && tickets.length === 0) return isChanged ? forAll : {}
  return { ...forAll, addresses, names: namesAmong(addresses, now.names), tickets }
}

function isEmpty(kept: KeptSend): boolean {
  const { addresses, tickets, message, note } = kept
  const isUnwritten = message === '' && note === '' && !hasEvidence(kept)
  return addresses.length === 0 && tickets.every(isBlank) && isUnwritten
}

function read(templateId: string): KeptSend {
  try {
    const kept = { ...EMPTY, ...(JSON.parse(localStorage.getItem(keyOf(templateId)) ?? '{}') as Partial<KeptSend>) }
    // A row that an earlier version stored has fewer columns.
    return { ...kept, tickets: kept.tickets.map((row) => ({ ...EMPTY_TICKET, ...row })) }
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
