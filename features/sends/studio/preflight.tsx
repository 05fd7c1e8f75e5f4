import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { MailRoomRows, type ShownRoom } from '../mail/studio/mail-room-rows.tsx'
import { sendWords } from '../send-texts.ts'
import { Finding } from './preflight-row.tsx'
import styles from './send-form.module.css'

type Props = {
  /** Whether there is anything to send; above the limit nothing can be. */
  isReady: boolean
  what: string
  of?: string | undefined
  /** The e-mails left today afterwards; a negative number is not shown. */
  left: number | undefined
  room: ShownRoom | undefined
  /** What else there is to know, in rows. */
  children: ReactNode
}

/** A send's preview: the number of badges out of the total, the e-mails left today, and what there is to know of both. */
export function Preflight({ isReady, what, of, left, room, children }: Props) {
  const sendTexts = useTexts(sendWords)
  const isOver = left !== undefined && left < 0
  return (
    <Box as="section" framed round="l" className={styles.preflight}>
      <Finding status={isReady && !isOver ? 'owner' : 'expired'} what={what} then={of} ground="sunken" role="status">
        {left !== undefined && !isOver && <Text tone="ink2">{sendTexts.left({ count: left })}</Text>}
      </Finding>
      <MailRoomRows room={room} left={left} />
      {children}
    </Box>
  )
}
