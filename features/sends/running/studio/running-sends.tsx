import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#base/call.ts'
import { listSessions } from '#features/claims/contract.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useInvalidate, useQueryCall } from '#ui/calls/use-call.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listRunningSends, readSend } from '../contract.ts'
import { panelWords } from '../texts.ts'
import { EndedSend } from './ended-send.tsx'
import { type MailedBefore, mailedBefore, sentIn } from './mailed-before.ts'
import { RunningSend } from './running-send.tsx'
import styles from './running-sends.module.css'
import { isOver, type Running } from './state-of-send.ts'

/** How often the numbers and the countdown of a send in progress are reloaded. */
const REREAD_MS = 1000

/** The last reported result of a send. */
type Progress = Pick<Running, 'mailed' | 'bounced' | 'delayed'>

/** Whether a send is active now: one that only waits for retries may take hours, and is shown in the history instead. */
const goesOn = (send: Running) => send.undoUntil !== '' || send.isPaused || !isOver(send)

/**
 * The sends in progress, at the bottom right of every studio page, and ended ones with something to report; renders
 * nothing without any. Mount it once per tab.
 */
export function RunningSends() {
  const panelTexts = useTexts(panelWords)
  const caller = useCaller()
  const invalidate = useInvalidate()
  const { data } = useQueryCall(
    listRunningSends,
    {},
    { quiet: true, refetchInterval: ({ state }) => (state.data?.sends.some(goesOn) ? REREAD_MS : false) },
  )
  const sends = useMemo(() => data?.sends.filter(goesOn), [data])
  const before = useRef<ReadonlyMap<string, MailedBefore>>(new Map())
  const reported = useRef(new Map<string, Progress>())
  const looks = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => () => looks.current.forEach(clearTimeout), [])
  const [ended, setEnded] = useState<string[]>([])
  const [hidden, setHidden] = useState<string[]>([])
  const close = (sendId: string) => setEnded((known) => known.filter((id) => id !== sendId))
  // Reloaded, because the known numbers are from before its last e-mails.
  const showEnd = async (sendId: string, earlier: MailedBefore) => {
    const send = await call(caller, readSend, { sendId }).catch(() => undefined)
    // Shows a hidden panel again, because its failed rows can now be retried.
    if (!send?.waiting) setHidden((known) => known.filter((id) => id !== sendId))
    if (!send || send.status === 'undone') return
    // Between two reads it can appear ended during a retry: the end is reported once it is final.
    if (!isOver(send)) return void looks.current.add(setTimeout(() => void report.current(sendId, earlier), REREAD_MS))
    // A failed retry changes nothing worth reporting.
    const { mailed, bounced, delayed } = send
    const said = reported.current.get(sendId)
    if (said?.mailed === mailed && said.bounced === bounced && said.delayed === delayed) return
    reported.current.set(sendId, { mailed, bounced, delayed })
    for (const stale of [readSend, listSessions]) void invalidate(stale)
    // A file has receipts; for a few addresses the history is enough.
    if (send.isImport || bounced > 0 || delayed > 0)
      setEnded((known) => [...known.filter((id) => id !== sendId), sendId])
    else {
      close(sendId)
      const sent = send.card.category === 'ticket' ? panelTexts.ticketsDone : panelTexts.done
      const done = sent({ count: sentIn(send, earlier) })
      toastSuccess(send.status === 'stopped' ? `${panelTexts.stopped()} ${done}` : done)
    }
  }
  const report = useRef(showEnd)
  report.current = showEnd
  useEffect(() => {
    if (!sends) return
    for (const { id, status, bounced } of sends) {
      // A retried send is reported again, even with the same result.
      if (status === 'reading' || bounced < (reported.current.get(id)?.bounced ?? 0)) reported.current.delete(id)
    }
    const now = mailedBefore(sends, before.current)
    for (const [id, earlier] of before.current) {
      if (!now.has(id)) void report.current(id, earlier)
    }
    before.current = now
  }, [sends])
  const shown = ended.filter((id) => !sends?.some((send) => send.id === id))
  const open = sends?.filter(({ id }) => !hidden.includes(id)) ?? []
  if (open.length + shown.length === 0) return null
  return (
    <Stack as="section" gap="m" className={styles.panel} aria-label={panelTexts.label()} data-running-sends>
      {open.map((send) => (
        <RunningSend key={send.id} send={send} onHide={() => setHidden((known) => [...known, send.id])} />
      ))}
      {shown.map((id) => (
        <EndedSend
          key={id}
          sendId={id}
          onClose={() => close(id)}
          onAgain={(mailed) => {
            close(id)
            // A retry may fail before the list shows it in progress, which would not notice its end.
            reported.current.delete(id)
            void showEnd(id, { isAgain: true, mailed })
          }}
        />
      ))}
    </Stack>
  )
}
