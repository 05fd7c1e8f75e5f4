import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { checkPageWords } from '../check-page-texts.ts'
import styles from './check-page.module.css'

type Props = {
  /** A phone's head has no room for it; there it stands below the checks. */
  place: 'head' | 'below'
  /** Starts the page anew that is open already; without it the button leads there. */
  onPress?: () => void
}

/** Leads to the page where any badge is checked. */
export function AnotherBadge({ place, onPress }: Props) {
  const checkPageTexts = useTexts(checkPageWords)
  const way = onPress ? { onClick: onPress } : { href: '/verify' }
  return (
    <span className={styles.another} data-place={place}>
      <Button {...way} icon={<ScanIcon size={20} />}>
        {checkPageTexts.another()}
      </Button>
    </span>
  )
}
