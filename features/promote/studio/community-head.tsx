import type { ReactNode } from 'react'
import { CommunityPicture } from '#features/issuers/studio/community-picture.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { markWords } from '#ui/words/mark-texts.ts'
import type { Community } from '../public-contract.ts'
import { communityPageWords } from '../public-texts.ts'
import styles from './community-head.module.css'
import page from './community-page.module.css'
import { MarkDetails } from './mark-details.tsx'

/** Banner, picture, name, mark, description and topics of a community; `children` beside them. */
export function CommunityHead({ community, children }: { community: Community; children: ReactNode }) {
  const say = useTexts(communityPageWords)
  const mark = useTexts(markWords)
  const { name, image, bannerColor, description, sector, tags, promotedAt } = community
  return (
    <header>
      <div className={page.banner} style={{ backgroundColor: bannerColor }} aria-hidden>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d="M0 100 50 35 100 100Z" />
        </svg>
      </div>
      <div className={styles.columns}>
        <div className={styles.who}>
          <div className={styles.logo}>
            <CommunityPicture picture={image} size={122} />
          </div>
          {promotedAt ? (
            <MarkDetails community={community} />
          ) : (
            <>
              <h1 className={`bz-hero ${styles.name}`}>{name}</h1>
              <Text above="xxs" type="small" tone="ink3">
                {mark.selfDeclared()}
              </Text>
            </>
          )}
          <p className={`bz-lead ${styles.about}`}>{description}</p>
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
        </div>
        <div className={styles.beside}>{children}</div>
      </div>
    </header>
  )
}
