import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { communitiesPage } from '../wallet-texts.ts'
import styles from './communities-entry.module.css'
import { CommunityLogo } from './community-logo.tsx'
import { useCommunities } from './use-communities.ts'

const SHOWN = 3

/** The entry to the communities above the badges, with the latest of them; nothing for people without one. */
export function CommunitiesEntry() {
  const pageTexts = useTexts(communitiesPage)
  const { data } = useCommunities()
  const communities = data?.communities ?? []
  if (communities.length === 0) return null
  const shown = communities.slice(0, SHOWN)
  const names = shown.map(({ name }) => name).join(', ')
  const count = communities.length - shown.length
  return (
    <PageLink href="/communities" className={styles.entry}>
      <span className={styles.logos} aria-hidden>
        {shown.map(({ issuerId, name, profileImage }) => (
          <CommunityLogo key={issuerId} name={name} picture={profileImage} size={32} />
        ))}
      </span>
      <span className={styles.words}>
        <strong>{pageTexts.list()}</strong>
        <span>{count > 0 ? pageTexts.more({ names, count }) : names}</span>
      </span>
      <CaretRightIcon size={18} aria-hidden />
    </PageLink>
  )
}
