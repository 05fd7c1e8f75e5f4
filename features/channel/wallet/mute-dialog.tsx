import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { muteCommunity, type Post } from '../wallet-contract.ts'
import { postActions } from '../wallet-texts.ts'
import { MUTE_STALE } from './use-mute.ts'

/** Says what muting a community means before it is muted. */
export function MuteDialog({ post: { issuerId, name }, onClose }: { post: Post; onClose: () => void }) {
  const words = useTexts(postActions)
  return (
    <ConfirmCall
      call={muteCommunity}
      input={{ issuerId, muted: true }}
      stale={MUTE_STALE}
      title={words.muteTitle({ name })}
      confirm={words.muteConfirm()}
      working={words.muting()}
      kind="primary"
      done={words.mutedNow({ name })}
      onClose={onClose}
    >
      {words.muteText()}
    </ConfirmCall>
  )
}
