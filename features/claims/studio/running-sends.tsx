import { useEffect, useRef } from 'react'
import { useTexts } from '#ui/language.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useQueryCall } from '#ui/use-call.ts'
import { listRunningSends } from '../import-contract.ts'
import { panelWords } from '../import-texts.ts'
import { type Running, RunningSend } from './running-send.tsx'
import styles from './running-sends.module.css'

/** While a send goes on its numbers and its countdown are read again so often. */
const REREAD_MS = 1000

/** The sends that go on, at the bottom right of every page of the studio; nothing while there is none. Mount it once a tab. */
export function RunningSends() {
  const t = useTexts(panelWords)
  const { data } = useQueryCall(
    listRunningSends,
    {},
    { quiet: true, refetchInterval: ({ state }) => (state.data?.sends.length ? REREAD_MS : false) },
  )
  const sends = data?.sends
  const before = useRef<Running[]>([])
  const endedHere = useRef(new Set<string>())
  useEffect(() => {
    if (!sends) return
    const ended = before.current.find(({ id }) => !sends.some((send) => send.id === id))
    // One that was undone or stopped said so itself.
    if (ended && !endedHere.current.has(ended.id)) toastSuccess(t.done({ count: ended.made }))
    before.current = sends
  }, [sends, t])
  if (!sends || sends.length === 0) return null
  return (
    <section className={styles.panel} aria-label={t.label()}>
      {sends.map((send) => (
        <RunningSend key={send.id} send={send} onEnd={() => endedHere.current.add(send.id)} />
      ))}
    </section>
  )
}
