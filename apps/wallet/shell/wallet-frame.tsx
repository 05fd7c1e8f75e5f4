import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { useTexts } from '#ui/language.tsx'
import { PageLink } from '#ui/page-link.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { walletFrame } from './texts.ts'
import styles from './wallet-frame.module.css'

/** The frame of an open wallet: a bar below on phones, links at the top elsewhere. Whoever has no wallet here signs in. */
export function WalletFrame() {
  const t = useTexts(walletFrame)
  const state = useWalletState()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOutside = state === 'closed' || state === 'locked'
  useEffect(() => {
    if (isOutside) navigate({ to: '/signin', replace: true })
  }, [isOutside, navigate])
  const entries = [
    { label: t.badges(), href: '/', icon: <WalletIcon size={20} />, active: !pathname.startsWith('/you') },
    { label: t.you(), href: '/you', icon: <UserCircleIcon size={20} />, active: pathname.startsWith('/you') },
  ]
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        {t.skip()}
      </a>
      <header className={styles.head}>
        <PageLink href="/" className={styles.home}>
          <Wordmark size={24} />
        </PageLink>
        <nav aria-label={t.navigation()} className={styles.links}>
          {entries.map(({ label, href, active }) => (
            <PageLink key={href} href={href} aria-current={active ? 'page' : undefined}>
              {label}
            </PageLink>
          ))}
        </nav>
      </header>
      <main className={styles.main} id="page" tabIndex={-1}>
        {!isOutside && <Outlet />}
      </main>
      <div className={styles.bottom}>
        <BottomBar label={t.navigation()} entries={entries} />
      </div>
    </div>
  )
}
