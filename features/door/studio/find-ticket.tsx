import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { checkInByHand, findTickets, getDoor, undoCheckIn } from '../contract.ts'
import { REASON_MAX } from '../rules.ts'
import { answerWords, doorWords } from '../texts.ts'
import styles from './door.module.css'
import { useAdvice } from './verdict.tsx'

const STALE = [getDoor, findTickets]

/** Tickets by name or e-mail address, checked in by hand with a reason, or undone. */
export function FindTicket({ templateId }: { templateId: string }) {
  const doorTexts = useTexts(doorWords)
  const answerTexts = useTexts(answerWords)
  const advice = useAdvice()
  const format = useFormat()
  const sentence = useProblemText()
  const [search, setSearch] = useState('')
  const [reason, setReason] = useState('')
  const [asked] = useDebouncedValue(search.trim(), 250)
  const query = useQueryCall(findTickets, { templateId, search: asked }, { enabled: asked !== '' })
  const { data } = query
  const byHand = useCall(checkInByHand, { invalidates: STALE })
  const undoing = useCall(undoCheckIn, { invalidates: STALE })
  const validation = useFieldProblems({ reason }, (): { reason?: string } => ({}))
  const admit = async (ticketId: string) => {
    validation.forget()
    const { output, problem } = await byHand.run({ templateId, ticketId, reason })
    if (!output) return isServerTrouble(problem) ? undefined : validation.refuse('reason', problem.key)
    if (output.answer === 'in') toastSuccess(answerTexts.in())
    else toastError([`${answerTexts[output.answer]()}.`, advice(output)].filter(Boolean).join(' '))
  }
  const undo = async (ticketId: string) => {
    const { output } = await undoing.run({ templateId, ticketId })
    if (output) toastSuccess(doorTexts.undone())
  }
  return (
    <section className={styles.section}>
      <h2>{doorTexts.searchTitle()}</h2>
      <div className={styles.fields}>
        <TextField label={doorTexts.search()} type="search" value={search} onChange={setSearch} maxLength={120} />
        {asked !== '' && data && (
          <TextField
            label={doorTexts.reason()}
            placeholder={doorTexts.reasonExample()}
            value={reason}
            onChange={setReason}
            maxLength={REASON_MAX}
            error={validation.problems.reason && sentence(validation.problems.reason)}
          />
        )}
      </div>
      {asked !== '' && (
        <Loaded query={query}>
          {(data) => (
            <>
              {data.tickets.length === 0 && <p className={styles.hint}>{doorTexts.nobody()}</p>}
              <ul className={styles.rows}>
                {data.tickets.map(({ ticketId, name, email, seat, section, isCollected, checkedInAt }) => (
                  <li key={ticketId}>
                    <span id={`ticket-${ticketId}`}>
                      {[name || email || doorTexts.unnamed(), section, seat].filter(Boolean).join(', ')}
                      <small>
                        {checkedInAt
                          ? doorTexts.isIn({ time: format.dateTime(checkedInAt) })
                          : [name && email, !isCollected && doorTexts.notCollected()].filter(Boolean).join(', ')}
                      </small>
                    </span>
                    {checkedInAt ? (
                      <Button
                        size="compact"
                        aria-describedby={`ticket-${ticketId}`}
                        onClick={() => void undo(ticketId)}
                      >
                        {doorTexts.undo()}
                      </Button>
                    ) : (
                      <Button
                        size="compact"
                        aria-describedby={`ticket-${ticketId}`}
                        onClick={() => void admit(ticketId)}
                      >
                        {doorTexts.admit()}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      )}
    </section>
  )
}
