import { OutsideLink } from '#ui/buttons/outside-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communityPage } from '../texts.ts'
import type { ShownCommunity } from './use-communities.ts'

const LINKS = ['website', 'discord', 'telegram', 'twitter', 'instagram', 'facebook', 'linkedin', 'youtube'] as const

/** What a community says about itself. */
export function CommunityProfile({ community }: { community: ShownCommunity }) {
  const pageTexts = useTexts(communityPage)
  const { description, sector, tags = [] } = community
  if (description === undefined)
    return (
      <Text above="m" type="small" tone="ink3" breaks>
        {pageTexts.offlinePart()}
      </Text>
    )
  const links = LINKS.map((link) => community[link]).filter((address): address is string => Boolean(address))
  return (
    <Section title={pageTexts.about()}>
      <Text type="lead" tone="ink2" breaks lines width="text">
        {description}
      </Text>
      {(sector || tags.length > 0) && (
        <Row as="ul" above="m" gap="s" align="stretch" wrap aria-label={pageTexts.tags()}>
          {[...(sector ? [sector] : []), ...tags].map((tag) => (
            <Text as="li" padBlock="xs" padInline="m" round="s" ground="sunken" type="small" tone="ink2" key={tag}>
              {tag}
            </Text>
          ))}
        </Row>
      )}
      {links.length > 0 && (
        <Stack as="ul" above="m" gap="s" aria-label={pageTexts.links()}>
          {links.map((address) => (
            <li key={address}>
              <OutsideLink address={address} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  )
}
