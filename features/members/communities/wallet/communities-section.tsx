import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communitiesSection } from '../texts.ts'
import { useCommunities } from './use-communities.ts'

/** The communities in the holder's own page: how many there are, and the way to them. */
export function CommunitiesSection() {
  const sectionTexts = useTexts(communitiesSection)
  const { data } = useCommunities()
  const communities = data?.communities ?? []
  return (
    <Section
      lined="below"
      title={sectionTexts.title()}
      lead={communities.length > 0 ? sectionTexts.text({ count: communities.length }) : sectionTexts.none()}
    >
      {communities.length > 0 && (
        <Row as="p" below="l" gap="s" align="stretch" aria-hidden>
          {communities.slice(0, 6).map(({ issuerId, name, profileImage }) => (
            <Roundel key={issuerId} isCommunity name={name} picture={profileImage} size={40} />
          ))}
        </Row>
      )}
      <Button href="/communities">{sectionTexts.open()}</Button>
    </Section>
  )
}
