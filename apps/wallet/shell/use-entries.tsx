import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast'
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { SignatureIcon } from '@phosphor-icons/react/dist/csr/Signature'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { useLocation } from '@tanstack/react-router'
import { useConfirmations, useSigns } from '#features/holders/events/wallet/wallet-events.tsx'
import { useCommunities } from '#features/members/communities/wallet/use-communities.ts'
import type { BottomEntry } from '#ui/frames/bottom-bar.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { isOn } from './feature-flags.ts'
import { walletFrame } from './texts.ts'

/** Pages of the other entries. */
const NOT_BADGES = [
  '/you',
  '/outside',
  '/scan',
  '/present',
  '/to-sign',
  '/communities',
  '/quests',
  '/challenge',
  '/news',
]

type Entry = BottomEntry & { href: string }

/**
 * The wallet's pages: in the bar at the top, and on phones at the bottom, where the communities and what waits for a
 * signature are reached from You.
 */
export function useEntries(): { top: Entry[]; bottom: Entry[] } {
  const walletFrameTexts = useTexts(walletFrame)
  const { pathname, search } = useLocation()
  const waiting = useConfirmations().length
  const signs = useSigns()
  const count = waiting > 0 ? { value: waiting, label: walletFrameTexts.waiting({ count: waiting }) } : undefined
  const communitiesOf = useCommunities().data?.communities ?? []
  const unread = communitiesOf.reduce((sum, { unreadPosts, unreadMessages }) => sum + unreadPosts + unreadMessages, 0)
  const isAt = (path: string) => pathname.startsWith(path)
  // The ranking that was opened from a quest is still among the quests.
  const isOfQuests = isAt('/communities') && pathname.endsWith('/ranking') && 'from' in search
  const isCommunities = isAt('/communities') && !isOfQuests
  const isScan = isAt('/scan') || isAt('/present')
  const isBadges = !NOT_BADGES.some(isAt)
  const badges = { label: walletFrameTexts.badges(), href: '/', icon: <WalletIcon size={20} />, active: isBadges }
  const communities = {
    label: walletFrameTexts.communities(),
    href: '/communities',
    icon: <UsersThreeIcon size={20} />,
    active: isCommunities,
  }
  const quests = {
    label: walletFrameTexts.quests(),
    href: '/quests',
    icon: <FlagIcon size={20} />,
    active: isAt('/quests') || isAt('/challenge') || isOfQuests,
  }
  const scan = { label: walletFrameTexts.scan(), href: '/scan', icon: <ScanIcon size={20} />, active: isScan }
  const isToSign = isAt('/to-sign')
  const toSign = {
    label: walletFrameTexts.toSign(),
    href: '/to-sign',
    icon: <SignatureIcon size={20} />,
    active: isToSign,
    count,
  }
  const news = {
    label: walletFrameTexts.news(),
    href: '/news',
    icon: <BroadcastIcon size={20} />,
    active: isAt('/news'),
    count: unread > 0 ? { value: unread, label: walletFrameTexts.unread({ count: unread }) } : undefined,
  }
  const you = {
    label: walletFrameTexts.you(),
    href: '/you',
    icon: <UserCircleIcon size={20} />,
    active: isAt('/you') || isAt('/outside'),
  }
  const before = [...(isOn('quests') ? [quests] : []), scan]
  return {
    top: [badges, communities, ...before, ...(signs ? [toSign] : []), news, you],
    bottom: [badges, ...before, news, { ...you, active: you.active || isCommunities || isToSign, count }],
  }
}
