import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import type { ReactNode } from 'react'
import styles from './back-link.module.css'
import { PageLink } from './page-link.tsx'

type Props = { href: string; children: ReactNode; isQuiet?: boolean }

/** Above a page: the way back to where it belongs. Quiet in the wallet, where the bar below is the main way. */
export function BackLink({ href, children, isQuiet }: Props) {
  return (
    <PageLink href={href} className={styles.back} data-quiet={isQuiet || undefined}>
      <ArrowLeftIcon size={18} />
      {children}
    </PageLink>
  )
}
