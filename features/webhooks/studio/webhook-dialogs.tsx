import { SecretDialog } from '#features/developers/studio/secret-dialog.tsx'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { deleteWebhook, listDeliveries, listWebhooks, rotateWebhookSecret, type Webhook } from '../contract.ts'
import { webhookForm } from '../page-texts.ts'
import { plainUrl } from './show-request.ts'
import { WebhookFormDialog } from './webhook-form-dialog.tsx'

export type OpenedWebhook = { dialog: 'edit' | 'rotate' | 'delete' } | { dialog: 'secret'; secret: string }

type Props = {
  opened: OpenedWebhook
  webhook: Webhook
  isMain: boolean
  onOpen: (opened: OpenedWebhook) => void
  onGone: () => void
  onClose: () => void
}

/** The dialog that is open over the page of an endpoint. */
export function WebhookDialogs({ opened, webhook, isMain, onOpen, onGone, onClose }: Props) {
  const say = useTexts(webhookForm)
  if (opened.dialog === 'edit') return <WebhookFormDialog webhook={webhook} isMain={isMain} onClose={onClose} />
  if (opened.dialog === 'rotate') {
    const show = (secret: string) => onOpen({ dialog: 'secret', secret })
    return <RotateDialog webhook={webhook} onMade={show} onClose={onClose} />
  }
  if (opened.dialog !== 'secret') return <DeleteDialog webhook={webhook} onGone={onGone} onClose={onClose} />
  return (
    <SecretDialog
      title={say.secretTitle()}
      text={say.secretText()}
      secret={opened.secret}
      copied={say.secretCopied()}
      onClose={onClose}
    />
  )
}

type RotateProps = { webhook: Webhook; onMade: (secret: string) => void; onClose: () => void }

function RotateDialog({ webhook, onMade, onClose }: RotateProps) {
  const say = useTexts(webhookForm)
  return (
    <ConfirmCall
      call={rotateWebhookSecret}
      input={{ webhookId: webhook.id }}
      stale={[listWebhooks]}
      title={say.rotateTitle()}
      confirm={say.rotate()}
      working={say.rotating()}
      onClose={onClose}
      onDone={({ secret }) => onMade(secret)}
    >
      {say.rotateText()}
    </ConfirmCall>
  )
}

type DeleteProps = { webhook: Webhook; onGone: () => void; onClose: () => void }

function DeleteDialog({ webhook, onGone, onClose }: DeleteProps) {
  const say = useTexts(webhookForm)
  return (
    <ConfirmCall
      call={deleteWebhook}
      input={{ webhookId: webhook.id }}
      stale={[listWebhooks, listDeliveries]}
      title={say.deleteTitle({ url: plainUrl(webhook.url) })}
      cancel={say.keep()}
      confirm={say.delete()}
      working={say.deleting()}
      done={say.deleted()}
      onClose={onClose}
      onDone={onGone}
    >
      {say.deleteText()}
    </ConfirmCall>
  )
}
