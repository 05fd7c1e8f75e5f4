import { type Ref, Suspense, useImperativeHandle, useRef } from 'react'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { EmailChips, type EmailChipsHandle } from '#ui/fields/email-chips.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords } from '../../send-texts.ts'
import type { Recipients } from '../use-recipients.ts'

const TicketTable = lazyHere(() => import('../tickets/ticket-table.tsx').then((module) => module.TicketTable))

export type RecipientFieldsHandle = {
  /** Enters an address that is still being typed; all addresses, undefined for tickets. */
  commit: () => string[] | undefined
  /** Focuses the first invalid address or cell. */
  showWrong: () => void
  /** Starts to correct the first invalid address or cell. */
  mend: () => void
}

type Props = {
  recipients: Pick<Recipients, 'isTicket' | 'addresses' | 'tickets'>
  error: string | undefined
  ref: Ref<RecipientFieldsHandle>
}

/** The people who get a badge: addresses as chips, or a table of tickets. */
export function RecipientFields({ recipients, error, ref }: Props) {
  const sendTexts = useTexts(sendWords)
  const box = useRef<EmailChipsHandle>(null)
  const table = useRef<HTMLDivElement>(null)
  const focusCell = () => table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  useImperativeHandle(ref, () => ({
    commit: () => box.current?.commit(),
    showWrong: () => {
      if (!box.current?.focusFirst()) focusCell()
    },
    mend: () => {
      box.current?.mendFirst()
      focusCell()
    },
  }))
  const { isTicket, addresses, tickets } = recipients
  if (isTicket) {
    return (
      <div ref={table}>
        <Suspense fallback={<RuledOutline kind="rows" count={2} />}>
          <TicketTable
            fields={tickets.fields}
            value={tickets.rows}
            onChange={tickets.change}
            error={error}
            hasEvidence={tickets.hasEvidence}
            onEvidence={tickets.setEvidence}
          />
        </Suspense>
      </div>
    )
  }
  return (
    <EmailChips
      ref={box}
      label={sendTexts.recipients()}
      placeholder={sendTexts.recipientExample()}
      value={addresses.value}
      names={addresses.names}
      onChange={addresses.change}
      error={error}
      autoFocus
    />
  )
}
