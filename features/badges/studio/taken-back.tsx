import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { publicPageWords } from '../texts.ts'

type Props = {
  badge: { revokedAt: string; revokedReason: string; suspendedAt: string; suspendedReason: string }
  className?: string
}

/** When and why a badge was revoked or suspended; nothing for a valid one. */
export function TakenBack({ badge, className = 'bz-lead' }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  const format = useFormat()
  const { revokedAt, revokedReason, suspendedAt, suspendedReason } = badge
  if (revokedAt)
    return (
      <p className={className}>{publicPageTexts.revokedOn({ at: format.date(revokedAt), reason: revokedReason })}</p>
    )
  if (suspendedAt)
    return (
      <p className={className}>
        {publicPageTexts.suspendedOn({ at: format.date(suspendedAt), reason: suspendedReason })}
      </p>
    )
  return null
}
