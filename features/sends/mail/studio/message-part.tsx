import { EnvelopeOpenIcon } from '@phosphor-icons/react/dist/csr/EnvelopeOpen'
import { Suspense, useState } from 'react'
import type { CallInput } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { previewSend } from '../contract.ts'
import { messageFault } from '../message-rules.ts'
import { messageWords } from '../message-texts.ts'
import { MessageField } from './message-field.tsx'

const MailPreviewDialog = lazyHere(() => import('./mail-preview-dialog.tsx').then((module) => module.MailPreviewDialog))

type Props = {
  message: string
  onMessage: (message: string) => void
  /** The send as it is now, and its first recipient, for the preview of the e-mail. */
  asked: Omit<CallInput<typeof previewSend>, 'message'>
}

/** The sender's message, and the e-mail in which it will be. */
export function MessagePart({ message, onMessage, asked }: Props) {
  const messageTexts = useTexts(messageWords)
  const [isShown, setShown] = useState(false)
  return (
    <Row gap="s" wrap>
      <MessageField value={message} onChange={onMessage} />
      <Button
        size="compact"
        icon={<EnvelopeOpenIcon size={18} />}
        disabled={messageFault(message) !== undefined}
        onClick={() => setShown(true)}
      >
        {messageTexts.preview()}
      </Button>
      {isShown && (
        <Suspense>
          <MailPreviewDialog asked={{ ...asked, message }} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </Row>
  )
}
