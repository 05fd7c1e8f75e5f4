import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { blockConversation, type OwnConversation } from '../wallet-contract.ts'
import { blocking } from '../wallet-texts.ts'
import { BLOCK_STALE } from './use-block.ts'

type Props = { conversation: OwnConversation; onClose: () => void }

/** Says what blocking a conversation means before it is done. */
export function BlockDialog({ conversation, onClose }: Props) {
  const { issuerId, name } = conversation
  const say = useTexts(blocking)
  return (
    <ConfirmCall
      call={blockConversation}
      input={{ issuerId, blocked: true }}
      stale={BLOCK_STALE}
      title={say.title({ name })}
      confirm={say.confirm()}
      working={say.working()}
      onClose={onClose}
    >
      <Stack as="ul" gap="s" bullets>
        {[say.stops({ name }), say.stays(), say.undo()].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </ConfirmCall>
  )
}
