import { getIssuer, regenerateApiKey } from '#features/issuers/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { type ApiKeyRow, endKey, listKeys } from '../contract.ts'
import { keyDialogs, keyRows, secretWords } from '../page-texts.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RenameKeyDialog } from './rename-key-dialog.tsx'
import { RotateKeyDialog } from './rotate-key-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'

export type OpenedKey =
  | { dialog: 'new' }
  | { dialog: 'secret'; apiKey: string; oldUntil?: string }
  | { dialog: 'rename' | 'rotate' | 'end'; key: ApiKeyRow }
  | { dialog: 'regenerate' }

type Props = {
  opened: OpenedKey
  onOpen: (opened: OpenedKey) => void
  /** Receives the community's new key. */
  onRegenerated: (apiKey: string) => void
  onClose: () => void
}

/** The dialog that is open over the page of keys. */
export function KeyDialogs({ opened, onOpen, onRegenerated, onClose }: Props) {
  const show = (apiKey: string, oldUntil?: string) =>
    onOpen({ dialog: 'secret', apiKey, ...(oldUntil && { oldUntil }) })
  if (opened.dialog === 'new') return <NewKeyDialog onMade={show} onClose={onClose} />
  if (opened.dialog === 'rename') return <RenameKeyDialog row={opened.key} onClose={onClose} />
  if (opened.dialog === 'rotate') return <RotateKeyDialog row={opened.key} onMade={show} onClose={onClose} />
  if (opened.dialog === 'secret') return <NewSecret {...opened} onClose={onClose} />
  if (opened.dialog === 'regenerate') return <RegenerateDialog onRegenerated={onRegenerated} onClose={onClose} />
  return <EndKeyDialog row={opened.key} onClose={onClose} />
}

function NewSecret({ apiKey, oldUntil, onClose }: { apiKey: string; oldUntil?: string; onClose: () => void }) {
  const say = useTexts(secretWords)
  const rowTexts = useTexts(keyRows)
  const format = useFormat()
  const text = oldUntil ? `${say.keyText()} ${say.oldUntil({ when: format.recent(oldUntil) })}` : say.keyText()
  return (
    <SecretDialog title={say.keyTitle()} text={text} secret={apiKey} copied={rowTexts.copied()} onClose={onClose} />
  )
}

function EndKeyDialog({ row, onClose }: { row: ApiKeyRow; onClose: () => void }) {
  const say = useTexts(keyDialogs)
  const { run, working, problem } = useCall(endKey, { invalidates: [listKeys] })
  const end = async () => {
    const { output } = await run({ keyId: row.id })
    if (!output) return
    toastSuccess(say.revoked())
    onClose()
  }
  return (
    <ConfirmDialog
      title={say.revokeTitle({ name: row.name })}
      text={say.revokeText()}
      keep={say.keep()}
      confirm={say.revoke()}
      working={working}
      workingLabel={say.revoking()}
      problem={problem?.key}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  )
}

function RegenerateDialog({ onRegenerated, onClose }: Pick<Props, 'onRegenerated' | 'onClose'>) {
  const say = useTexts(keyDialogs)
  const common = useTexts(words)
  const { run, working, problem } = useCall(regenerateApiKey, { invalidates: [getIssuer, listKeys] })
  const regenerate = async () => {
    const { output } = await run({ confirmed: true })
    if (!output) return
    toastSuccess(say.regenerated())
    onRegenerated(output.apiKey)
    onClose()
  }
  return (
    <ConfirmDialog
      title={say.regenerateTitle()}
      text={say.regenerateText()}
      keep={common.cancel()}
      confirm={say.regenerate()}
      working={working}
      workingLabel={say.regenerating()}
      problem={problem?.key}
      onConfirm={() => void regenerate()}
      onClose={onClose}
    />
  )
}
