import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { MAILS_PER_COLLECTOR } from '../../send-rules.ts'
import { PreflightRow } from '../../studio/preflight-row.tsx'
import { useLimitText } from '../../studio/use-refusal-text.ts'
import { limitWords } from '../limit-texts.ts'
import { limitValues, type Room } from '../room-rules.ts'

/** A limit with the reasons for what is left of it. */
export type ShownRoom = Room & { elsewhere: number; isOfFolder: boolean }

type Props = {
  room: ShownRoom | undefined
  /** The e-mails left after this send, negative past the limit; undefined until it is known. */
  left: number | undefined
}

/**
 * The daily e-mail limit: what can be sent now where this send is above it, and why it is low: the folder has one, the
 * community is new, or others of the same address used part of it.
 */
export function MailRoomRows({ room, left }: Props) {
  const limitTexts = useTexts(limitWords)
  const limitText = useLimitText()
  const format = useFormat()
  if (!room) return null
  const { limit, full, elsewhere, newUntil, isOfFolder } = room
  const over = Math.max(0, -(left ?? 0))
  return (
    <>
      {over > 0 && (
        <PreflightRow
          status="notDelivered"
          what={limitTexts.over({ count: over })}
          then={isOfFolder ? undefined : limitText(limitValues(room, room.left + over))}
        />
      )}
      {isOfFolder && <PreflightRow status="pending" what={limitTexts.ofFolder()} then={limitTexts.ofFolderThen()} />}
      {newUntil && (
        <PreflightRow
          status="pending"
          what={limitTexts.newSender({ count: limit, date: format.date(newUntil) })}
          then={limitTexts.newSenderThen({ count: MAILS_PER_COLLECTOR, full })}
        />
      )}
      {over > 0 && !newUntil && !isOfFolder && (
        <PreflightRow status="pending" what={limitTexts.limit({ count: limit })} then={limitTexts.limitThen()} />
      )}
      {elsewhere > 0 && (
        <PreflightRow
          status="pending"
          what={limitTexts.elsewhere({ count: elsewhere })}
          then={limitTexts.elsewhereThen()}
        />
      )}
    </>
  )
}
