import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communitiesSection } from '../wallet-texts.ts'
import styles from './communities-section.module.css'
import { CommunityLogo } from './community-logo.tsx'
import { useCommunities } from './use-communities.ts'

/** The communities in the holder's own page: how many there are, and the way to them. */
export function CommunitiesSection() {
  const sectionTexts = useTexts(communitiesSection)
  const { data } = useCommunities()
  const communities = data?.communities ?? []
  return (
    <Box as="section" padBlock="xxl" lined="below" className={styles.section}>
      <h2>{sectionTexts.title()}</h2>
      <Text below="m" width="text" tone="ink2">
        {communities.length > 0 ? sectionTexts.text({ count: communities.length }) : sectionTexts.none()}
      </Text>
      {communities.length > 0 && (
        <Row as="p" below="l" gap="s" align="stretch" aria-hidden>
          {communities.slice(0, 6).map(({ issuerId, name, profileImage }) => (
            <CommunityLogo key={issuerId} name={name} picture={profileImage} size={40} />
          ))}
        </Row>
      )}
      <Button href="/communities">{sectionTexts.open()}</Button>
    </Box>
  )
}
