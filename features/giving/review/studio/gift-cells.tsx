import { usePersonName } from '#features/names/view/use-person-name.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import type { Status } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { AdminGift } from '../../contract.ts'
import type { GiftState } from '../../rules.ts'
import { giftsList } from '../../studio-texts.ts'

const STATUSES: Record<GiftState, Status> = {
  review: 'pending',
  refused: 'notDelivered',
  given: 'pending',
  claimed: 'owner',
  declined: 'expired',
  withdrawn: 'draft',
}

/** How people are named in the list: by name, address, the end of the DID, or "a former member". */
export function useGiftPersonName(): (person: AdminGift['giver']) => string {
  const say = useTexts(giftsList)
  const nameOf = usePersonName()
  return ({ name, email, did, isErased }) => {
    if (isErased) return say.former()
    return name || email || nameOf({ name, did })
  }
}

/** The giver's words: two lines, which open to all of them. */
export function GiftWords({ gift: { sentence } }: { gift: AdminGift }) {
  if (!sentence) return null
  return (
    <details>
      <Text as="summary" padBlock="xxs" tone="ink2" breaks brief={2}>
        {sentence}
      </Text>
      <Text below="s" tone="ink" breaks lines>
        {sentence}
      </Text>
    </details>
  )
}

/** What became of a gift, and in words why it counts for no challenge. */
export function GiftStatus({ gift: { state, mark, isRevoked } }: { gift: AdminGift }) {
  const say = useTexts(giftsList)
  const { given, ...rest } = say
  const names = { ...rest, given: say.givenState }
  return (
    <Stack as="span" gap="xxs" across="start" padBlock="xs">
      {isRevoked ? (
        <StatusChip status="revoked">{say.revoked()}</StatusChip>
      ) : (
        <StatusChip status={STATUSES[state]}>{names[state]()}</StatusChip>
      )}
      {mark && (
        <Text as="small" type="caption" tone="ink2">
          {say[mark]()}
        </Text>
      )}
    </Stack>
  )
}
