import { RankingIcon } from '@phosphor-icons/react/dist/csr/Ranking'
import { useCommunities } from '#features/members/communities/wallet/use-communities.ts'
import { Box } from '#ui/layout/box.tsx'
import { Section } from '#ui/layout/section.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage } from '../texts.ts'

/** The ways to the rankings of communities; nothing where their members see none. */
export function RankingLinks({ communities }: { communities: { issuerId: string; name: string }[] }) {
  const say = useTexts(questsPage)
  const ranked = useCommunities().data?.communities.filter(({ hasRanking }) => hasRanking) ?? []
  const shown = communities.filter(({ issuerId }) => ranked.some((one) => one.issuerId === issuerId))
  if (shown.length === 0) return null
  return (
    <Section title={shown.length > 1 ? say.rankings() : say.ranking()} padBlock="m" heading={{ type: 'heading' }}>
      <Box as="ul" lined="between">
        {shown.map(({ issuerId, name }) => (
          <li key={issuerId}>
            <EntryLink
              href={`/communities/${issuerId}/ranking?from=quests`}
              icon={<RankingIcon size={20} aria-hidden />}
              aria-label={say.rankingOf({ name })}
            >
              {name}
            </EntryLink>
          </li>
        ))}
      </Box>
    </Section>
  )
}
