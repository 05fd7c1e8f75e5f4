import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { Feature } from '#base/feature-flags.ts'
import { loadTexts } from '#base/load-texts.ts'
import { detectLanguage } from '#ui/words/language.tsx'
import { isOn } from './shell/feature-flags.ts'
import { RootFrame } from './shell/root-frame.tsx'

const root = createRootRoute({ component: RootFrame })
const claim = createRoute({
  getParentRoute: () => root,
  path: '/claim/$token',
  component: screen(() => import('./shell/claim-route.tsx'), 'ClaimRoute'),
})
const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  component: screen(() => import('./shell/visitor-frame.tsx'), 'VisitorFrame'),
})
const signIn = createRoute({
  getParentRoute: () => visitor,
  path: '/signin',
  component: screen(() => import('./shell/sign-in-route.tsx'), 'SignInRoute'),
})
const auth = createRoute({
  getParentRoute: () => visitor,
  path: '/auth',
  component: screen(() => import('./shell/link-route.tsx'), 'LinkRoute'),
})
const connect = createRoute({
  getParentRoute: () => visitor,
  path: '/connect/$challenge',
  component: screen(() => import('./shell/connect-route.tsx'), 'ConnectRoute'),
})
const wallet = createRoute({
  getParentRoute: () => root,
  id: 'wallet',
  component: screen(() => import('./shell/wallet-frame.tsx'), 'WalletFrame'),
})
const badges = createRoute({
  getParentRoute: () => wallet,
  path: '/',
  component: screen(() => import('./shell/badges-route.tsx'), 'BadgesRoute'),
})
const badge = createRoute({
  getParentRoute: () => wallet,
  path: '/badges/$badgeId',
  component: screen(() => import('./shell/badge-route.tsx'), 'BadgeRoute'),
})
const add = createRoute({
  getParentRoute: () => wallet,
  path: '/add',
  beforeLoad: onlyWith('keptBadges'),
  component: screen(() => import('./shell/add-route.tsx'), 'AddRoute'),
})
const kept = createRoute({
  getParentRoute: () => wallet,
  path: '/kept/$keptId',
  beforeLoad: onlyWith('keptBadges'),
  component: screen(() => import('./shell/kept-route.tsx'), 'KeptRoute'),
})
const communities = createRoute({
  getParentRoute: () => wallet,
  path: '/communities',
  component: screen(() => import('./shell/communities-route.tsx'), 'CommunitiesRoute'),
})
const community = createRoute({
  getParentRoute: () => wallet,
  path: '/communities/$issuerId',
  component: screen(() => import('./shell/community-route.tsx'), 'CommunityRoute'),
})
const points = createRoute({
  getParentRoute: () => wallet,
  path: '/communities/$issuerId/points',
  beforeLoad: onlyWith('quests'),
  component: screen(() => import('./shell/points-route.tsx'), 'PointsRoute'),
})
const messages = createRoute({
  getParentRoute: () => wallet,
  path: '/communities/$issuerId/messages',
  component: screen(() => import('./shell/messages-route.tsx'), 'MessagesRoute'),
})
const ranking = createRoute({
  getParentRoute: () => wallet,
  path: '/communities/$issuerId/ranking',
  beforeLoad: onlyWith('quests'),
  validateSearch: (search): { from?: string } => (typeof search.from === 'string' ? { from: search.from } : {}),
  component: screen(() => import('./shell/ranking-route.tsx'), 'RankingRoute'),
})
const news = createRoute({
  getParentRoute: () => wallet,
  path: '/news',
  validateSearch: (search): { of?: string } => (typeof search.of === 'string' ? { of: search.of } : {}),
  component: screen(() => import('./shell/news-route.tsx'), 'NewsRoute'),
})
const post = createRoute({
  getParentRoute: () => wallet,
  path: '/news/$postId',
  component: screen(() => import('./shell/post-route.tsx'), 'PostRoute'),
})
const quests = createRoute({
  getParentRoute: () => wallet,
  path: '/quests',
  beforeLoad: onlyWith('quests'),
  validateSearch: (search): { of?: string; step?: string } => ({
    ...(typeof search.of === 'string' && { of: search.of }),
    ...(typeof search.step === 'string' && { step: search.step }),
  }),
  component: screen(() => import('./shell/quests-route.tsx'), 'QuestsRoute'),
})
const quest = createRoute({
  getParentRoute: () => wallet,
  path: '/quests/$questId',
  beforeLoad: onlyWith('quests'),
  validateSearch: (search): { step?: string } => (typeof search.step === 'string' ? { step: search.step } : {}),
  component: screen(() => import('./shell/quest-route.tsx'), 'QuestRoute'),
})
const challenge = createRoute({
  getParentRoute: () => wallet,
  path: '/challenge',
  beforeLoad: onlyWith('quests'),
  component: screen(() => import('./shell/challenge-route.tsx'), 'ChallengeRoute'),
})
const you = createRoute({
  getParentRoute: () => wallet,
  path: '/you',
  component: screen(() => import('./shell/you-route.tsx'), 'YouRoute'),
})
const give = createRoute({
  getParentRoute: () => wallet,
  path: '/give',
  beforeLoad: onlyWith('giving'),
  validateSearch: (search): { of?: string } => (typeof search.of === 'string' ? { of: search.of } : {}),
  component: screen(() => import('./shell/give-route.tsx'), 'GiveRoute'),
})
const giveToCode = createRoute({
  getParentRoute: () => wallet,
  path: '/give/$code',
  beforeLoad: onlyWith('giving'),
  component: screen(() => import('./shell/give-route.tsx'), 'GiveToCodeRoute'),
})
const gifts = createRoute({
  getParentRoute: () => wallet,
  path: '/gifts',
  beforeLoad: onlyWith('giving'),
  validateSearch: (search): { tab?: string } => (typeof search.tab === 'string' ? { tab: search.tab } : {}),
  component: screen(() => import('./shell/gifts-route.tsx'), 'GiftsRoute'),
})
const myCode = createRoute({
  getParentRoute: () => wallet,
  path: '/my-code',
  beforeLoad: onlyWith('giving'),
  component: screen(() => import('./shell/code-route.tsx'), 'CodeRoute'),
})
const scan = createRoute({
  getParentRoute: () => wallet,
  path: '/scan',
  validateSearch: (search): { for?: 'badge' } => (search.for === 'badge' ? { for: 'badge' } : {}),
  component: screen(() => import('./shell/scan-route.tsx'), 'ScanRoute'),
})
const present = createRoute({
  getParentRoute: () => wallet,
  path: '/present',
  beforeLoad: onlyWith('presenting'),
  component: screen(() => import('./shell/present-route.tsx'), 'PresentRoute'),
})
const outside = createRoute({
  getParentRoute: () => wallet,
  path: '/outside',
  beforeLoad: onlyWith('quests'),
  component: screen(() => import('./shell/outside-route.tsx'), 'OutsideRoute'),
})
const toSign = createRoute({
  getParentRoute: () => wallet,
  path: '/to-sign',
  component: screen(() => import('./shell/to-sign-route.tsx'), 'ToSignRoute'),
})
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** The wallet's routes; each screen loads when it is first opened, with its sentences in the current language. */
export function createWalletRouter() {
  const tree = root.addChildren([
    claim,
    visitor.addChildren([signIn, auth, connect]),
    wallet.addChildren([
      badges,
      badge,
      add,
      kept,
      communities,
      community,
      points,
      messages,
      ranking,
      news,
      post,
      quests,
      quest,
      challenge,
      scan,
      present,
      outside,
      toSign,
      you,
      give,
      giveToCode,
      gifts,
      myCode,
    ]),
    unknown,
  ])
  return createRouter({ routeTree: tree, scrollRestoration: true, defaultPendingMs: 300 })
}

function screen<T extends Record<string, unknown>, K extends keyof T & string>(load: () => Promise<T>, name: K) {
  const withTexts = async () => {
    const module = await load()
    await loadTexts(detectLanguage())
    return module
  }
  return lazyRouteComponent(withTexts as () => Promise<Record<string, never>>, name)
}

/** Leads to the badges where the operator turned a feature off. */
function onlyWith(feature: Feature) {
  return () => {
    if (!isOn(feature)) throw redirect({ to: '/', replace: true })
  }
}
