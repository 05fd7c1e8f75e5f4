import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { OwnConversation } from '../wallet-contract.ts'
import { blocking, writeBox } from '../wallet-texts.ts'
import styles from './thread-screen.module.css'
import { useUnblock } from './use-block.ts'
import { WriteBox } from './write-box.tsx'

/** The foot of a conversation: the field to write, or why nothing can be written. */
export function ThreadFoot({ conversation }: { conversation: OwnConversation }) {
  const say = useTexts(writeBox)
  const blockingTexts = useTexts(blocking)
  const isOffline = useIsOffline()
  const { issuerId, name, state } = conversation
  const { unblock, working } = useUnblock(issuerId)
  if (state === 'closed')
    return (
      <Stack as="p" gap="s" across="start" tone="ink2" className={styles.foot}>
        {say.closed({ name })}
      </Stack>
    )
  if (state === 'blocked') {
    return (
      <Stack gap="s" across="start" tone="ink2" className={styles.foot}>
        <p>{say.blocked({ name })}</p>
        <Button working={working} disabled={isOffline} onClick={() => void unblock()}>
          {blockingTexts.unblock()}
        </Button>
      </Stack>
    )
  }
  return <WriteBox key={issuerId} issuerId={issuerId} name={name} />
}
