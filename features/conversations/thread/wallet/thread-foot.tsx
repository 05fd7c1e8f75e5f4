import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../view/conversation.module.css'
import { useUnblock } from '../../wallet/use-block.ts'
import { WriteBox } from '../../wallet/write-box.tsx'
import type { OwnConversation } from '../../wallet-contract.ts'
import { blocking, writeBox } from '../../wallet-texts.ts'

/** The foot of a conversation: the field to write, or why nothing can be written. */
export function ThreadFoot({ conversation }: { conversation: OwnConversation }) {
  const say = useTexts(writeBox)
  const blockingTexts = useTexts(blocking)
  const isOffline = useIsOffline()
  const { issuerId, name, state } = conversation
  const { unblock, working } = useUnblock(issuerId)
  if (state !== 'closed' && state !== 'blocked') return <WriteBox key={issuerId} issuerId={issuerId} name={name} />
  return (
    <Stack gap="s" across="start" tone="ink2" lined="above" className={styles.foot}>
      <Text>{say[state]({ name })}</Text>
      {state === 'blocked' && (
        <Button working={working} disabled={isOffline} onClick={() => void unblock()}>
          {blockingTexts.unblock()}
        </Button>
      )}
    </Stack>
  )
}
