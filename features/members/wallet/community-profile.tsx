import { OutsideLink } from '#ui/buttons/outside-link.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communityPage } from '../wallet-texts.ts'
import styles from './community-screen.module.css'
import type { ShownCommunity } from './use-communities.ts'

const LINKS = ['website', 'discord', 'telegram', 'twitter', 'instagram', 'facebook', 'linkedin', 'youtube'] as const

/** What a community says about itself. */
export function CommunityProfile({ community }: { community: ShownCommunity }) {
  const pageTexts = useTexts(communityPage)
  const { description, sector, tags = [] } = community
  if (description === undefined) return <p className={styles.quiet}>{pageTexts.offlinePart()}</p>
  const links = LINKS.map((link) => community[link]).filter((address): address is string => Boolean(address))
  return (
    <section className={styles.section}>
      <h2>{pageTexts.about()}</h2>
      <p className={styles.description}>{description}</p>
      {(sector || tags.length > 0) && (
        <ul className={styles.tags} aria-label={pageTexts.tags()}>
          {[...(sector ? [sector] : []), ...tags].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={pageTexts.links()}>
          {links.map((address) => (
            <li key={address}>
              <OutsideLink address={address} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
