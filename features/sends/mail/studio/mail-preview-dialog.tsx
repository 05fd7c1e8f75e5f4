import { useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { MailSheet, MailViews } from '#features/mailing/studio/mail-sheet.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../studio/send-form.module.css'
import { previewSend } from '../contract.ts'
import { messageWords } from '../message-texts.ts'

type Props = { asked: CallInput<typeof previewSend>; onClose: () => void }

/** The e-mail that the first recipient of a send will get. */
export function MailPreviewDialog({ asked, onClose }: Props) {
  const messageTexts = useTexts(messageWords)
  const [isPlain, setPlain] = useState(false)
  const query = useQueryCall(previewSend, asked)
  return (
    <Dialog opened onClose={onClose} width={780} title={messageTexts.preview()} isSteady>
      <Stack gap="m" className={styles.mail}>
        <MailViews isPlain={isPlain} onPlain={setPlain} />
        <Loaded query={query} coming={<RuledOutline kind="lines" count={8} />}>
          {(mail) => <MailSheet mail={mail} lang={mail.lang} replyTo={mail.replyTo} isPlain={isPlain} />}
        </Loaded>
      </Stack>
    </Dialog>
  )
}
