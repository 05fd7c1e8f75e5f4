import { SecretDialog } from '#features/developers/studio/secret-dialog.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
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
  const common = useTexts(words)
  const { run, working, problem } = useCall(rotateWebhookSecret, { invalidates: [listWebhooks] })
  const rotate = async () => {
    const { output } = await run({ webhookId: webhook.id })
    if (output) onMade(output.secret)
  }
  return (
    <ConfirmDialog
      title={say.rotateTitle()}
      text={say.rotateText()}
      keep={common.cancel()}
      confirm={say.rotate()}
      working={working}
      workingLabel={say.rotating()}
      problem={problem?.key}
      onConfirm={() => void rotate()}
      onClose={onClose}
    />
  )
}

type DeleteProps = { webhook: Webhook; onGone: () => void; onClose: () => void }

function DeleteDialog({ webhook, onGone, onClose }: DeleteProps) {
  const say = useTexts(webhookForm)
  const { run, working, problem } = useCall(deleteWebhook, { invalidates: [listWebhooks, listDeliveries] })
  const end = async () => {
    const { output } = await run({ webhookId: webhook.id })
    if (!output) return
    toastSuccess(say.deleted())
    onGone()
  }
  return (
    <ConfirmDialog
      title={say.deleteTitle({ url: plainUrl(webhook.url) })}
      text={say.deleteText()}
      keep={say.keep()}
      confirm={say.delete()}
      working={working}
      workingLabel={say.deleting()}
      problem={problem?.key}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  )
}
