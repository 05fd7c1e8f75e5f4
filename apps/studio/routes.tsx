import {
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { isLegalPage } from '#features/legal/rules.ts'
import { DECIDE_PATH } from '#features/promote/rules.ts'
import { adminProfile } from '#features/sign-in/inside/studio/inside.ts'
import { INSIDE_ENDED_PATH, INVITE_PATH } from '#features/sign-in/rules.ts'
import { readSession } from '#features/sign-in/studio/session.ts'
import { STOP_PATH, UNDO_PATH } from '#features/team/rules.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { decideRoute } from './shell/decide-route.ts'
import { PageFailed } from './shell/page-failed.tsx'
import { RootFrame } from './shell/root-frame.tsx'
import { bareScreen, screen } from './shell/screen.tsx'

const root = createRootRoute({ component: RootFrame, beforeLoad: ({ location }) => guard(location) })
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/signin',
  validateSearch: (search): { new?: 1 } => (String(search.new) === '1' ? { new: 1 } : {}),
  component: bareScreen(() => import('./entrance/sign-in-screen.tsx'), 'SignInScreen'),
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  component: screen(() => import('./entrance/sign-up-screen.tsx'), 'SignUpScreen'),
})
const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  component: screen(() => import('./entrance/auth-screen.tsx'), 'AuthScreen'),
})
const expired = createRoute({
  getParentRoute: () => root,
  path: '/expired',
  component: screen(() => import('./entrance/expired-screen.tsx'), 'ExpiredScreen'),
})
const ended = createRoute({
  getParentRoute: () => root,
  path: INSIDE_ENDED_PATH,
  component: screen(() => import('./inside/ended-screen.tsx'), 'EndedScreen'),
})
const gate = createRoute({
  getParentRoute: () => root,
  path: '/protected',
  component: screen(() => import('./entrance/gate-screen.tsx'), 'GateScreen'),
})
const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify/$badgeId',
  component: screen(() => import('./shell/verify-screen.tsx'), 'VerifyScreen'),
})
const check = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  component: screen(() => import('./shell/check-screen.tsx'), 'CheckScreen'),
})
const share = createRoute({
  getParentRoute: () => root,
  path: '/share/$shareId',
  component: screen(() => import('./shell/share-screen.tsx'), 'ShareScreen'),
})
const shown = createRoute({
  getParentRoute: () => root,
  path: '/shown/$shareId',
  component: screen(() => import('./shell/shown-screen.tsx'), 'ShownScreen'),
})
const community = createRoute({
  getParentRoute: () => root,
  path: '/c/$issuerId',
  component: screen(() => import('./promote/community-screen.tsx'), 'CommunityScreen'),
})
const steward = createRoute({
  getParentRoute: () => root,
  path: '/steward/$token',
  component: screen(() => import('./shell/steward-screen.tsx'), 'StewardScreen'),
})
const verifier = createRoute({
  getParentRoute: () => root,
  path: '/verifier/$token',
  component: screen(() => import('./presenting/verifier-screen.tsx'), 'VerifierScreen'),
})
const kiosk = createRoute({
  getParentRoute: () => root,
  path: '/kiosk',
  component: screen(() => import('./shell/kiosk-screen.tsx'), 'KioskScreen'),
})
const invite = createRoute({
  getParentRoute: () => root,
  path: INVITE_PATH,
  component: screen(() => import('./team/invite-screen.tsx'), 'InviteScreen'),
})
const undo = createRoute({
  getParentRoute: () => root,
  path: UNDO_PATH,
  component: screen(() => import('./team/undo-screen.tsx'), 'UndoScreen'),
})
const stop = createRoute({
  getParentRoute: () => root,
  path: STOP_PATH,
  component: screen(() => import('./team/stop-screen.tsx'), 'StopScreen'),
})
const decide = createRoute({
  getParentRoute: () => root,
  path: DECIDE_PATH,
  component: screen(() => import('./promote/decide-screen.tsx'), 'DecideScreen'),
})
const studio = createRoute({
  getParentRoute: () => root,
  id: 'studio',
  component: screen(() => import('./shell/studio-frame.tsx'), 'StudioFrame'),
})
const home = createRoute({
  getParentRoute: () => studio,
  path: '/',
  component: screen(() => import('./shell/home-screen.tsx'), 'HomeScreen'),
})
const templates = createRoute({
  getParentRoute: () => studio,
  path: '/templates/$category',
  beforeLoad: ({ params }) => {
    if (!CATEGORIES.some((known) => known === params.category)) throw redirect({ to: '/', replace: true })
  },
  component: screen(() => import('./shell/templates-screen.tsx'), 'TemplatesScreen'),
})
const search = createRoute({
  getParentRoute: () => studio,
  path: '/search',
  component: screen(() => import('./search/search-screen.tsx'), 'SearchScreen'),
})
const door = createRoute({
  getParentRoute: () => studio,
  path: '/door/$templateId',
  component: screen(() => import('./shell/door-screen.tsx'), 'DoorScreen'),
})
const verifyHolders = createRoute({
  getParentRoute: () => studio,
  path: '/verify-holders/$templateId',
  component: screen(() => import('./presenting/verify-holders-screen.tsx'), 'VerifyHoldersScreen'),
})
const language = createRoute({
  getParentRoute: () => studio,
  path: '/settings/language',
  component: screen(() => import('./shell/language-screen.tsx'), 'LanguageScreen'),
})
const profile = createRoute({
  getParentRoute: () => studio,
  path: '/settings/profile',
  beforeLoad: adminsOnly,
  component: screen(() => import('./shell/profile-screen.tsx'), 'ProfileScreen'),
})
const account = createRoute({
  getParentRoute: () => studio,
  path: '/settings/account',
  beforeLoad: mailAdminsOnly,
  component: screen(() => import('./team/account-screen.tsx'), 'AccountScreen'),
})
const sessions = createRoute({
  getParentRoute: () => studio,
  path: '/settings/sessions',
  beforeLoad: ownAdminsOnly,
  component: screen(() => import('./entrance/sessions-screen.tsx'), 'SessionsScreen'),
})
const mail = createRoute({
  getParentRoute: () => studio,
  path: '/settings/mail',
  beforeLoad: adminsOnly,
  component: screen(() => import('./shell/mail-screen.tsx'), 'MailScreen'),
})
const access = createRoute({
  getParentRoute: () => studio,
  path: '/settings/access',
  beforeLoad: adminsOnly,
  component: screen(() => import('./team/access-screen.tsx'), 'AccessScreen'),
})
const folder = createRoute({
  getParentRoute: () => studio,
  path: '/settings/access/$roleId',
  beforeLoad: adminsOnly,
  component: screen(() => import('./team/folder-screen.tsx'), 'FolderScreen'),
})
const members = createRoute({
  getParentRoute: () => studio,
  path: '/settings/members',
  beforeLoad: adminsOnly,
  component: screen(() => import('./members/members-screen.tsx'), 'MembersScreen'),
})
const channel = createRoute({
  getParentRoute: () => studio,
  path: '/settings/channel',
  beforeLoad: adminsOnly,
  component: screen(() => import('./channel/channel-screen.tsx'), 'ChannelScreen'),
})
const quests = createRoute({
  getParentRoute: () => studio,
  path: '/settings/quests/{-$part}',
  beforeLoad: adminsOnly,
  component: screen(() => import('./quests/quests-screen.tsx'), 'QuestsScreen'),
})
const conversations = createRoute({
  getParentRoute: () => studio,
  path: '/settings/conversations',
  beforeLoad: ownAdminsOnly,
  component: screen(() => import('./members/conversations-screen.tsx'), 'ConversationsScreen'),
})
const subCommunities = createRoute({
  getParentRoute: () => studio,
  path: '/settings/sub-communities',
  beforeLoad: parentAdminsOnly,
  component: screen(() => import('./subs/sub-communities-screen.tsx'), 'SubCommunitiesScreen'),
})
const insights = createRoute({
  getParentRoute: () => studio,
  path: '/settings/insights',
  component: screen(() => import('./insights/insights-screen.tsx'), 'InsightsScreen'),
})
const promote = createRoute({
  getParentRoute: () => studio,
  path: '/settings/promote',
  beforeLoad: ownAdminsOnly,
  component: screen(() => import('./promote/promote-screen.tsx'), 'PromoteScreen'),
})
const developers = createRoute({
  getParentRoute: () => studio,
  path: '/settings/api-key',
  beforeLoad: ownAdminsOnly,
  component: screen(() => import('./developers/developers-screen.tsx'), 'DevelopersScreen'),
})
const webhook = createRoute({
  getParentRoute: () => studio,
  path: '/settings/api-key/webhooks/$webhookId',
  beforeLoad: ownAdminsOnly,
  component: screen(() => import('./developers/webhook-screen.tsx'), 'WebhookScreen'),
})
const legal = createRoute({
  getParentRoute: () => studio,
  path: '/settings/$page',
  beforeLoad: ({ params }) => {
    if (!isLegalPage(params.page)) throw redirect({ to: '/', replace: true })
  },
  component: screen(() => import('./legal/legal-screen.tsx'), 'LegalScreen'),
})
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** The studio's routes, in the browser's history by default; a screen loads when it is first opened. */
export function createStudioRouter(history?: RouterHistory) {
  const tree = root.addChildren([
    signIn,
    signUp,
    auth,
    expired,
    ended,
    gate,
    verify,
    check,
    share,
    shown,
    community,
    steward,
    verifier,
    kiosk,
    invite,
    undo,
    stop,
    decide,
    studio.addChildren([
      home,
      templates,
      door,
      verifyHolders,
      search,
      language,
      profile,
      account,
      sessions,
      mail,
      access,
      folder,
      members,
      channel,
      quests,
      conversations,
      insights,
      subCommunities,
      promote,
      developers,
      webhook,
      legal,
    ]),
    unknown,
  ])
  return createRouter({ routeTree: tree, history, scrollRestoration: true, defaultErrorComponent: PageFailed })
}

/** Contributors have insights, the language and the legal pages only. */
function adminsOnly(): void {
  if (readSession().full?.claims.isContributor) throw redirect({ to: '/settings/language', replace: true })
}

/** A sub-community has no sub-communities. */
function parentAdminsOnly(): void {
  adminsOnly()
  if (readSession().full?.claims.isSubCommunity) throw redirect({ to: '/settings/profile', replace: true })
}

/** Inside a sub-community, an admin of the parent has nothing that concerns its own admins. */
function ownAdminsOnly(): void {
  adminsOnly()
  if (adminProfile()) throw redirect({ to: '/settings/profile', replace: true })
}

/** A community with its own key has no account page: its key is its only admin. */
function mailAdminsOnly(): void {
  ownAdminsOnly()
  if (!readSession().full?.claims.web2) throw redirect({ to: '/settings/profile', replace: true })
}

function guard(place: ParsedLocation): void {
  const target = decideRoute(place.pathname, readSession())
  if (target) throw redirect({ to: target.to, search: target.search, replace: true })
}
