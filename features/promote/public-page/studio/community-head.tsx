import type { ReactNode } from 'react'
import { CommunityBanner } from '#features/issuers/studio/community-banner.tsx'
import { CommunityPicture } from '#features/issuers/studio/community-picture.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { markWords } from '#ui/words/mark-texts.ts'
import { MarkDetails } from '../../studio/mark-details.tsx'
import type { Community } from '../contract.ts'
import { communityPageWords } from '../texts.ts'
import styles from './community-page.module.css'

/** Banner, picture, name, mark, description and topics of a community; `children` beside them. */
export function CommunityHead({ community, children }: { community: Community; children: ReactNode }) {
  const say = useTexts(communityPageWords)
  const mark = useTexts(markWords)
  const { name, image, bannerColor, description, sector, tags, promotedAt } = community
  return (
    <header>
      <CommunityBanner color={bannerColor} isWide />
      <Box lined="below" className={`${styles.part} ${styles.columns}`}>
        <Box shrinks>
          <Box below="s">
            <CommunityPicture picture={image} size="min(122px, 21vw)" isOver />
          </Box>
          {promotedAt ? (
            <MarkDetails community={community} />
          ) : (
            <>
              <Text as="h1" breaks className="bz-headline">
                {name}
              </Text>
              <Text above="xxs" type="small" tone="ink3">
                {mark.selfDeclared()}
              </Text>
            </>
          )}
          <Text above="s" type="lead" tone="ink2" width="text" lines breaks>
            {description}
          </Text>
          {sector && (
            <Text above="s" tone="ink2">
              {sector}
            </Text>
          )}
          <Row as="ul" above="m" gap="s" align="stretch" wrap aria-label={say.tags()}>
            {tags.map((tag) => (
              <Text
                as="li"
                padBlock="xs"
                padInline="s"
                round="s"
                ground="plinth"
                type="small"
                tone="ink2"
                breaks
                key={tag}
              >
                {tag}
              </Text>
            ))}
          </Row>
        </Box>
        <div className={styles.beside}>{children}</div>
      </Box>
    </header>
  )
}
