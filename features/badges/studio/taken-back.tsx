import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../texts.ts'

type Props = {
  badge: { revokedAt: string; revokedReason: string; suspendedAt: string; suspendedReason: string }
  type?: 'lead'
}

/** When and why a badge was revoked or suspended; nothing for a valid one. */
export function TakenBack({ badge, type }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  const format = useFormat()
  const { revokedAt, revokedReason, suspendedAt, suspendedReason } = badge
  if (revokedAt)
    return (
      <Text type={type} tone="ink2" width="text">
        {publicPageTexts.revokedOn({ at: format.date(revokedAt), reason: revokedReason })}
      </Text>
    )
  if (suspendedAt)
    return (
      <Text type={type} tone="ink2" width="text">
        {publicPageTexts.suspendedOn({ at: format.date(suspendedAt), reason: suspendedReason })}
      </Text>
    )
  return null
}
