import { getIssuer, regenerateApiKey } from '#features/issuers/contract.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
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
  return (
    <ConfirmCall
      call={endKey}
      input={{ keyId: row.id }}
      stale={[listKeys]}
      title={say.revokeTitle({ name: row.name })}
      cancel={say.keep()}
      confirm={say.revoke()}
      working={say.revoking()}
      done={say.revoked()}
      onClose={onClose}
    >
      {say.revokeText()}
    </ConfirmCall>
  )
}

function RegenerateDialog({ onRegenerated, onClose }: Pick<Props, 'onRegenerated' | 'onClose'>) {
  const say = useTexts(keyDialogs)
  return (
    <ConfirmCall
      call={regenerateApiKey}
      input={{ confirmed: true }}
      stale={[getIssuer, listKeys]}
      title={say.regenerateTitle()}
      confirm={say.regenerate()}
      working={say.regenerating()}
      done={say.regenerated()}
      onClose={onClose}
      onDone={({ apiKey }) => {
        onRegenerated(apiKey)
        onClose()
      }}
    >
      {say.regenerateText()}
    </ConfirmCall>
  )
}
