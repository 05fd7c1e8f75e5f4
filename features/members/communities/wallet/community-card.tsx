import { FlatCard } from '#card/flat-card.tsx'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communityPage } from '../texts.ts'
import styles from './community-screen.module.css'
import { cardOf } from './own-badges.ts'
import type { ShownCommunity } from './use-communities.ts'

/** The holder's membership card, which opens its badge. */
export function CommunityCard({ community }: { community: ShownCommunity }) {
  const pageTexts = useTexts(communityPage)
  const { badges } = useHeldBadges()
  const card = badges && cardOf(badges, community)
  if (!badges) return <div />
  return (
    <section aria-label={pageTexts.card()}>
      {card ? (
        <PageLink href={`/badges/${card.id}`} className={styles.card} aria-label={card.title}>
          <FlatCard spec={readCard(card.card)} width={360} />
        </PageLink>
      ) : (
        <Text above="m" type="small" tone="ink3" breaks>
          {pageTexts.noCard()}
        </Text>
      )}
    </section>
  )
}
