import { FlatCard } from '#card/flat-card.tsx'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { useWaiting } from '#features/issuing/wallet/use-waiting.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { SentBadge } from '../contract.ts'
import { threadPage } from '../wallet-texts.ts'
import styles from './thread-screen.module.css'

type Props = { badge: SentBadge /** Of the community. */; name: string }

/** A badge that the community sent, as its card with its status: a link to it in the wallet, or to where it is collected. */
export function BadgeBubble({ badge, name }: Props) {
  const say = useTexts(threadPage)
  const format = useFormat()
  const { claimId, badgeId, title, validUntil } = badge
  const { badges = [] } = useHeldBadges()
  const { data } = useWaiting()
  const held = badges.find(({ id }) => id === badgeId)
  const waiting = data?.waiting.find(({ token }) => token.startsWith(`${claimId}.`))
  const card = held?.card ?? waiting?.card
  const href = held ? `/badges/${held.id}` : waiting && `/claim/${waiting.token}`
  const inside = (
    <>
      {card && (
        <span className={styles.card} aria-hidden>
          <FlatCard spec={readCard(card)} width={56} shadow={false} />
        </span>
      )}
      <Stack as="span" gap="xs" across="start" tone="ink2" className={styles.badgeWords}>
        <strong>{title}</strong>
        {validUntil && <span>{say.validUntil({ date: format.lastDay(validUntil) })}</span>}
        <Status badgeId={badgeId} isWaiting={waiting !== undefined} />
      </Stack>
    </>
  )
  return (
    <li className={styles.line}>
      <span className="bz-hidden">{say.badge({ name, badge: title })}</span>
      {href === undefined ? (
        <span className={styles.badge}>{inside}</span>
      ) : (
        <PageLink className={styles.badge} href={href}>
          {inside}
        </PageLink>
      )}
    </li>
  )
}

function Status({ badgeId, isWaiting }: { badgeId: string; isWaiting: boolean }) {
  const say = useTexts(threadPage)
  if (badgeId !== '') return <StatusChip status="owner">{say.held()}</StatusChip>
  if (isWaiting) return <StatusChip status="pending">{say.waiting()}</StatusChip>
  return <StatusChip status="expired">{say.ended()}</StatusChip>
}
