import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { RankingIcon } from '@phosphor-icons/react/dist/csr/Ranking'
import { useCommunities } from '#features/members/wallet/use-communities.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage } from '../wallet-texts.ts'
import styles from './quests-screen.module.css'

/** The ways to the rankings of communities; nothing where their members see none. */
export function RankingLinks({ communities }: { communities: { issuerId: string; name: string }[] }) {
  const say = useTexts(questsPage)
  const ranked = useCommunities().data?.communities.filter(({ hasRanking }) => hasRanking) ?? []
  const shown = communities.filter(({ issuerId }) => ranked.some((one) => one.issuerId === issuerId))
  if (shown.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{shown.length > 1 ? say.rankings() : say.ranking()}</h2>
      <Stack as="ul">
        {shown.map(({ issuerId, name }) => (
          <li key={issuerId}>
            <PageLink
              href={`/communities/${issuerId}/ranking?from=quests`}
              className={styles.ranking}
              aria-label={say.rankingOf({ name })}
            >
              <RankingIcon size={20} aria-hidden />
              <span>{name}</span>
              <CaretRightIcon size={18} aria-hidden />
            </PageLink>
          </li>
        ))}
      </Stack>
    </section>
  )
}
