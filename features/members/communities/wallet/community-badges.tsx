import { FlatCard } from '#card/flat-card.tsx'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communityPage } from '../texts.ts'
import styles from './community-screen.module.css'
import { otherBadgesOf } from './own-badges.ts'
import type { ShownCommunity } from './use-communities.ts'

/** The holder's other badges of a community, as small cards. */
export function CommunityBadges({ community }: { community: ShownCommunity }) {
  const pageTexts = useTexts(communityPage)
  const { badges = [] } = useHeldBadges()
  const others = otherBadgesOf(badges, community)
  if (others.length === 0) return null
  return (
    <Section title={pageTexts.badges({ name: community.name })}>
      <Row as="ul" gap="m" align="stretch" wrap>
        {others.map((badge) => (
          <li key={badge.id}>
            <PageLink href={`/badges/${badge.id}`} className={styles.card} aria-label={badge.title}>
              <FlatCard spec={readCard(badge.card)} width={76} />
            </PageLink>
          </li>
        ))}
      </Row>
    </Section>
  )
}
