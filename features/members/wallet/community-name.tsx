import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { useTexts } from '#ui/words/language.tsx'
import { communityPage } from '../wallet-texts.ts'
import styles from './community-name.module.css'

type Props = { name: string; promotedAt: string; size?: number }

/** A community's name, with the mark when its identity was checked. */
export function CommunityName({ name, promotedAt, size = 16 }: Props) {
  const pageTexts = useTexts(communityPage)
  return (
    <span className={styles.name}>
      {name}
      {promotedAt && (
        <span
          role="img"
          className={styles.mark}
          aria-label={pageTexts.identityChecked()}
          title={pageTexts.identityChecked()}
        >
          <SealCheckIcon size={size} weight="fill" aria-hidden />
        </span>
      )}
    </span>
  )
}
