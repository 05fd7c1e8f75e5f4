import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { claimWords } from '#features/claims/texts.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { CATEGORIES } from '#ui/marks/category-glyph.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { SentBadge } from '../contract.ts'
import { threadWords } from '../page-texts.ts'
import styles from './thread.module.css'

/** A badge that was sent, as its card with its status; a collected one leads to its public page. */
export function SentBadgeLine({ badge, card }: { badge: SentBadge; card: CardSpec | undefined }) {
  const say = useTexts(threadWords)
  const claim = useTexts(claimWords)
  const format = useFormat()
  const { badgeId, title, category, validUntil, created } = badge
  const known = CATEGORIES.find((one) => one === category) ?? 'basic'
  const status = badgeId === '' ? 'pending' : 'owner'
  return (
    <li className={styles.line} data-from="community">
      <div className={`${styles.bubble} ${styles.badge}`}>
        <span className={styles.card} aria-hidden>
          {card ? <FlatCard spec={card} width={56} /> : <CategoryOutline category={known} width={56} />}
        </span>
        <Stack gap="xxs" across="start" type="small" tone="ink2" className={styles.badgeWords}>
          {badgeId === '' ? (
            <strong>{title}</strong>
          ) : (
            <PageLink href={`/verify/${badgeId}`} target="_blank" className={styles.badgeTitle}>
              {title}
            </PageLink>
          )}
          {validUntil && <span>{say.validUntil({ date: format.lastDay(validUntil) })}</span>}
          <StatusChip status={status}>{claim[status]()}</StatusChip>
        </Stack>
      </div>
      <small className={styles.caption}>{say.badgeCaption({ time: format.time(created) })}</small>
    </li>
  )
}
