import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { Ruling, useRuling } from '#ui/marks/ruling.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { communitiesPage, communityPage } from '../texts.ts'
import { CommunityMark } from './community-mark.tsx'
import styles from './community-screen.module.css'
import type { ShownCommunity } from './use-communities.ts'
import { whatsNew } from './whats-new.ts'

/** The banner where nothing was read of it, as on public pages. */
const NO_BANNER = '#9CA3AF'

/** Banner, picture and name of a community, since when the holder belongs to it, and what is new. */
export function CommunityHead({ community }: { community: ShownCommunity }) {
  const pageTexts = useTexts(communityPage)
  const listTexts = useTexts(communitiesPage)
  const format = useFormat()
  const ruling = useRuling()
  const { name, profileImage, promotedAt, pageUrl, since, suspendedAt, points, bannerColor = NO_BANNER } = community
  const news = whatsNew(community, listTexts)
  return (
    <header>
      <div className={styles.banner} style={{ background: bannerColor }} aria-hidden>
        <svg width="100%" height="100%" aria-hidden>
          <Ruling id={ruling.id} category="membership" />
          <rect width="100%" height="100%" fill={ruling.fill} opacity="0.14" />
        </svg>
      </div>
      <div className={styles.logo}>
        <Roundel isCommunity name={name} picture={profileImage} size={80} />
      </div>
      <Text as="h1" type="title">
        {name}
      </Text>
      <Stack above="xs" gap="xs" tone="ink2">
        <p>
          {listTexts.since({ date: format.date(since) })}
          {points !== 0 && `, ${pageTexts.points({ count: points })}`}
        </p>
        {promotedAt && (
          <p>
            <CommunityMark promotedAt={promotedAt} />
          </p>
        )}
        {pageUrl && (
          <p>
            <a className="bz-link" href={pageUrl} target="_blank" rel="noopener">
              {pageTexts.publicPage()}
            </a>
          </p>
        )}
        {news.length > 0 && (
          <Text tone="accent" weight={600}>
            {news.join(', ')}
          </Text>
        )}
        {suspendedAt && (
          <Text above="s" padBlock="m" padInline="l" round="l" ground="pending" tone="pending" role="status">
            {pageTexts.suspended({ name, date: format.date(suspendedAt) })}
          </Text>
        )}
      </Stack>
    </header>
  )
}
