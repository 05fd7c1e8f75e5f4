import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { MAILS_PER_COLLECTOR } from '../send-rules.ts'
import { sendWords } from '../send-texts.ts'
import { PreflightRow } from './preflight-row.tsx'

export type Room = { limit: number; elsewhere: number; newUntil: string; isOfFolder: boolean }

/**
 * Why the daily e-mail limit is low: the folder has one, the community is new, or others of the same address used part of it.
 */
export function MailRoomRows({ room }: { room: Room | undefined }) {
  const sendTexts = useTexts(sendWords)
  const format = useFormat()
  if (!room) return null
  const { limit, elsewhere, newUntil, isOfFolder } = room
  return (
    <>
      {isOfFolder && <PreflightRow status="pending" what={sendTexts.ofFolder()} then={sendTexts.ofFolderThen()} />}
      {newUntil && (
        <PreflightRow
          status="pending"
          what={sendTexts.newSender({ count: limit, date: format.date(newUntil) })}
          then={sendTexts.newSenderThen({ count: MAILS_PER_COLLECTOR })}
        />
      )}
      {elsewhere > 0 && (
        <PreflightRow
          status="pending"
          what={sendTexts.elsewhere({ count: elsewhere })}
          then={sendTexts.elsewhereThen()}
        />
      )}
    </>
  )
}
