import { type FormEvent, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CODE_MAX, REASON_MAX } from '../../rules.ts'
import type { DoorCalls } from '../../studio/use-studio-door.ts'
import { doorWords } from '../../texts.ts'
import { GuestRow } from './guest-row.tsx'

type Props = {
  door: DoorCalls
  isStaff: boolean
  onAdmit: (ticketId: string, reason: string) => Promise<void>
  onUndo: (ticketId: string) => Promise<void>
  /** A code read by a handheld scanner, which types it into the search. */
  onCode: (code: string) => Promise<void>
}

/** The guests of an event, found by name, address, seat or section, and admitted by one press. */
export function Guests({ door, isStaff, onAdmit, onUndo, onCode }: Props) {
  const doorTexts = useTexts(doorWords)
  const [reason, setReason] = useState('')
  const { search, guests } = door
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (search.code === '') return
    search.setTyped('')
    void onCode(search.code)
  }
  return (
    <Stack as="section" gap="l" aria-label={doorTexts.guests()}>
      <h2>{doorTexts.guests()}</h2>
      <Stack as="form" gap="s" onSubmit={submit}>
        <TextField
          label={doorTexts.search()}
          hint={isStaff ? doorTexts.searchWhole() : undefined}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={search.typed}
          onChange={search.setTyped}
          maxLength={CODE_MAX}
        />
        {search.code !== '' && (
          <Button type="submit" kind="primary">
            {doorTexts.checkCode()}
          </Button>
        )}
      </Stack>
      {!isStaff && (
        <TextField
          label={doorTexts.reason()}
          optional
          placeholder={doorTexts.reasonExample()}
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX}
        />
      )}
      <Loaded query={guests.query} coming={<RuledOutline kind="rows" count={4} />}>
        {(pages) => {
          const tickets = pages.flatMap((page) => page.tickets)
          if (tickets.length === 0) {
            return (
              <Text tone="ink2" role="status">
                {search.asked === '' ? doorTexts.noGuests() : doorTexts.nobody()}
              </Text>
            )
          }
          return (
            <>
              <Rows aria-label={doorTexts.guests()}>
                {tickets.map((guest) => (
                  <GuestRow
                    key={guest.ticketId}
                    guest={guest}
                    onAdmit={() => onAdmit(guest.ticketId, reason)}
                    onUndo={() => onUndo(guest.ticketId)}
                  />
                ))}
              </Rows>
              {guests.hasMore && (
                <MoreRows
                  label={doorTexts.moreGuests()}
                  more={guests.more}
                  working={guests.isReadingMore}
                  isFailed={guests.isMoreFailed}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}
