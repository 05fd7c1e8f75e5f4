import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { RankingIcon } from '@phosphor-icons/react/dist/csr/Ranking'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage } from '../wallet-texts.ts'
import styles from './quests-screen.module.css'

/** The ways to the rankings of communities. */
export function RankingLinks({ communities }: { communities: { issuerId: string; name: string }[] }) {
  const say = useTexts(questsPage)
  if (communities.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{communities.length > 1 ? say.rankings() : say.ranking()}</h2>
      <ul className={styles.rankings}>
        {communities.map(({ issuerId, name }) => (
          <li key={issuerId}>
            <PageLink
              href={`/communities/${issuerId}/ranking`}
              className={styles.ranking}
              aria-label={say.rankingOf({ name })}
            >
              <RankingIcon size={20} aria-hidden />
              <span>{name}</span>
              <CaretRightIcon size={18} aria-hidden />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
