import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { SignatureIcon } from '@phosphor-icons/react/dist/csr/Signature'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConfirmationsProvider, useConfirmations } from '#features/holders/wallet/confirmations-context.tsx'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { BottomBar, type BottomEntry } from '#ui/frames/bottom-bar.tsx'
import { PhoneBottom } from '#ui/frames/phone-bottom.tsx'
import { SkipLink } from '#ui/frames/skip-link.tsx'
import { Wordmark } from '#ui/marks/wordmark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { walletFrame } from './texts.ts'
import styles from './wallet-frame.module.css'

/**
 * The frame of an open wallet: a bar below on phones, links at the top elsewhere. People without a wallet here sign in.
 * While it is open the wallet listens for signature requests.
 */
export function WalletFrame() {
  return (
    <ConfirmationsProvider>
      <Frame />
    </ConfirmationsProvider>
  )
}

function Frame() {
  const walletFrameTexts = useTexts(walletFrame)
  const state = useWalletState()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOutside = state === 'closed' || state === 'locked'
  useEffect(() => {
    if (isOutside) navigate({ to: '/signin', replace: true })
  }, [isOutside, navigate])
  const waiting = useConfirmations().length
  // A wallet whose key the server keeps never signs for a community.
  const signs = useHolder()?.kind === 'own' || waiting > 0
  const count = waiting > 0 ? { value: waiting, label: walletFrameTexts.waiting({ count: waiting }) } : undefined
  const isAt = (path: string) => pathname.startsWith(path)
  const isBadges = !isAt('/you') && !isAt('/scan') && !isAt('/to-sign')
  const entries: (BottomEntry & { href: string })[] = [
    { label: walletFrameTexts.badges(), href: '/', icon: <WalletIcon size={20} />, active: isBadges },
    { label: walletFrameTexts.scan(), href: '/scan', icon: <ScanIcon size={20} />, active: isAt('/scan') },
    ...(signs
      ? [
          {
            label: walletFrameTexts.toSign(),
            href: '/to-sign',
            icon: <SignatureIcon size={20} />,
            active: isAt('/to-sign'),
            count,
          },
        ]
      : []),
    { label: walletFrameTexts.you(), href: '/you', icon: <UserCircleIcon size={20} />, active: isAt('/you') },
  ]
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.head}>
        <PageLink href="/" className={styles.home}>
          <Wordmark size={24} />
        </PageLink>
        <nav aria-label={walletFrameTexts.navigation()} className={styles.links}>
          {entries.map(({ label, href, active, count }) => (
            <PageLink key={href} href={href} aria-current={active ? 'page' : undefined}>
              {label}
              {count && (
                <span className={styles.count}>
                  <span aria-hidden>{count.value}</span>
                  <span className="bz-hidden">{count.label}</span>
                </span>
              )}
            </PageLink>
          ))}
        </nav>
      </header>
      <main className={styles.main} id="page" tabIndex={-1}>
        {!isOutside && <Outlet />}
      </main>
      <PhoneBottom>
        <BottomBar label={walletFrameTexts.navigation()} entries={entries} />
      </PhoneBottom>
    </div>
  )
}
