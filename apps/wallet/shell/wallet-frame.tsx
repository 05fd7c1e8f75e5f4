import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NewsProvider } from '#features/channel/wallet/news-context.tsx'
import { WalletEventsProvider } from '#features/holders/events/wallet/wallet-events.tsx'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { SealMoved } from '#features/kept-badges/sealing/wallet/seal-moved.tsx'
import { useKeptPush } from '#features/push/wallet/use-kept-push.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { BottomBar } from '#ui/frames/bottom-bar.tsx'
import { PhoneBottom } from '#ui/frames/phone-bottom.tsx'
import { SkipLink } from '#ui/frames/skip-link.tsx'
import { Row } from '#ui/layout/row.tsx'
import { NewCount } from '#ui/marks/new-marks.tsx'
import { Wordmark } from '#ui/marks/wordmark.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { isOn } from './feature-flags.ts'
import { walletFrame } from './texts.ts'
import { isReturnPath } from './use-enter.ts'
import { useEntries } from './use-entries.tsx'
import { useWalletRefresh } from './use-wallet-refresh.ts'
import styles from './wallet-frame.module.css'

/**
 * The frame of an open wallet: a bar below on phones, links at the top elsewhere. People without a wallet here sign in.
 * While it is open the wallet follows what changes for it.
 */
export function WalletFrame() {
  return (
    <WalletEventsProvider>
      <NewsProvider>
        <Frame />
      </NewsProvider>
    </WalletEventsProvider>
  )
}

function Frame() {
  const walletFrameTexts = useTexts(walletFrame)
  const state = useWalletState()
  const { store } = useWallet()
  const navigate = useNavigate()
  const { top, bottom } = useEntries()
  useWalletRefresh()
  useKeptPush()
  // A conversation fills the window down to its field.
  const { pathname, href } = useLocation()
  const isFull = pathname.endsWith('/messages')
  const isAsked = pathname === '/present'
  // The page of a quest ends with a button of its own.
  const isQuest = /^\/quests\/./.test(pathname)
  const isOutside = state === 'closed' || state === 'locked'
  useEffect(() => {
    if (!isOutside) return
    if (isReturnPath(href)) store.set('next', href).catch(() => undefined)
    navigate({ to: '/signin', replace: true })
  }, [isOutside, href, store, navigate])
  return (
    <div className={styles.frame}>
      <SkipLink />
      {isOn('keptBadges') && <SealMoved />}
      <Row as="header" only="desks" gap="xxl" justify="between" padInline="xxxl" className={styles.head}>
        <PageLink href="/" className={styles.home}>
          <Wordmark size={24} />
        </PageLink>
        <Row as="nav" gap="s" justify="end" wrap aria-label={walletFrameTexts.navigation()} className={styles.links}>
          {top.map(({ label, href, active, count }) => (
            <PageLink key={href} href={href} aria-current={active ? 'page' : undefined}>
              {label}
              {count && (
                <NewCount>
                  <span aria-hidden>{count.value}</span>
                  <span className="bz-hidden">{count.label}</span>
                </NewCount>
              )}
            </PageLink>
          ))}
        </Row>
      </Row>
      <main
        className={styles.main}
        data-full={isFull || undefined}
        data-foot={isQuest || undefined}
        id="page"
        tabIndex={-1}
      >
        {!isOutside && <Outlet />}
      </main>
      {!isFull && !isAsked && !isQuest && (
        <PhoneBottom>
          <BottomBar label={walletFrameTexts.navigation()} entries={bottom} />
        </PhoneBottom>
      )}
    </div>
  )
}
