import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useRef, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { listSessions } from '#features/claims/contract.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ProgressBar } from '#ui/marks/progress-bar.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { continueSend, listRunningSends, pauseSend, releaseSend, stopSend } from '../contract.ts'
import { panelWords } from '../texts.ts'
import { PanelAct } from './panel-act.tsx'
import styles from './running-sends.module.css'
import { type Running, stateOfSend } from './state-of-send.ts'
import { useSecondsTo } from './use-seconds-to.ts'
import { useUndoSend } from './use-undo-send.ts'

const MADE_STALE = { invalidates: [listRunningSends, listSessions] }

type Props = { send: Running; onHide: () => void }

/** One send in progress: how far it is, and its actions; `onHide` is called to hide a panel that is in the way. */
export function RunningSend({ send, onHide }: Props) {
  const panelTexts = useTexts(panelWords)
  const format = useFormat()
  const undo = useUndoSend()
  const release = useCall(releaseSend, MADE_STALE)
  const pause = useCall(pauseSend, MADE_STALE)
  const resume = useCall(continueSend, MADE_STALE)
  const stop = useCall(stopSend, MADE_STALE)
  const [isSure, setSure] = useState(false)
  const asked = { sendId: send.id }
  const left = useSecondsTo(send.undoUntil)
  const rate = useRate(send)
  const gone = send.mailed + send.bounced
  const max = send.status === 'reading' ? send.total : send.made
  const value = send.status === 'reading' ? send.read : gone
  const end = async () => {
    if (!isSure) return setSure(true)
    const { problem } = await stop.run(asked)
    if (!problem) toastSuccess(panelTexts.stopped())
  }
  return (
    <Box as="article" pad="l" round="l" ground="raised" className={styles.send}>
      <Row below="m" gap="m" align="start">
        <FlatCard spec={send.card as CardSpec} width={34} shadow={false} />
        <Box grow breaks>
          <p>
            <strong>{send.title}</strong>
          </p>
          <Text type="small" tone="ink2" role={left > 0 ? undefined : 'status'}>
            {stateOfSend(send, { left, rate }, panelTexts)}
          </Text>
        </Box>
        <b>
          {format.number(value)} / {format.number(max)}
        </b>
        {left === 0 && <IconButton size={24} label={panelTexts.hide()} icon={<XIcon size={16} />} onClick={onHide} />}
      </Row>
      <ProgressBar value={value} max={max} label={send.title} hideLabel />
      <Row above="m" gap="l" rows="xs" justify="end" wrap type="small" tone="ink2">
        <span className={styles.note}>
          {left > 0 || send.isPaused || rate === 0
            ? panelTexts.mayClose()
            : panelTexts.rate({ count: format.number(rate) })}
        </span>
        {left > 0 && !send.isPaused ? (
          <>
            <PanelAct label={panelTexts.undo()} run={() => undo(send.id)} />
            <PanelAct label={panelTexts.sendNow()} run={() => release.run(asked)} />
          </>
        ) : (
          <>
            <PanelAct
              label={send.isPaused ? panelTexts.resume() : panelTexts.pause()}
              run={() => (send.isPaused ? resume : pause).run(asked)}
            />
            <PanelAct label={isSure ? panelTexts.stopSure({ count: send.waiting }) : panelTexts.stop()} run={end} />
          </>
        )}
      </Row>
    </Box>
  )
}

/** E-mails per second since the send was first displayed here. */
function useRate({ mailed, undoUntil, isPaused }: Running): number {
  const first = useRef<{ at: number; mailed: number }>(undefined)
  if (undoUntil || isPaused) first.current = undefined
  else first.current ??= { at: Date.now(), mailed }
  if (!first.current) return 0
  const seconds = (Date.now() - first.current.at) / 1000
  return seconds < 1 ? 0 : Math.round((mailed - first.current.mailed) / seconds)
}
