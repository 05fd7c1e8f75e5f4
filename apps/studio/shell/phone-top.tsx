import { Roundel } from '#ui/roundel.tsx'
import styles from './shell.module.css'
import { useMe } from './use-me.ts'

/** The phone's line above the page: whose studio this is. */
export function PhoneTop() {
  const { issuer } = useMe()
  if (!issuer) return null
  return (
    <span className={styles.issuer}>
      <Roundel name={issuer.name} picture={issuer.profileImage || undefined} size={36} />
      <span className={styles.issuerName}>{issuer.name}</span>
    </span>
  )
}
