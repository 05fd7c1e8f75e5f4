import { Outlet, useLocation } from '@tanstack/react-router'
import { badgeProblems } from '#features/badges/texts.ts'
import { getAudience } from '#features/channel/contract.ts'
import { claimProblems } from '#features/claims/texts.ts'
import { getConversation, listConversations } from '#features/conversations/contract.ts'
import { conversationProblems } from '#features/conversations/problem-texts.ts'
import { doorProblems } from '#features/door/texts.ts'
import { givingProblems } from '#features/giving/texts.ts'
import { importProblems } from '#features/imports/texts.ts'
import { issuerProblems } from '#features/issuers/texts.ts'
import { nameProblems } from '#features/names/texts.ts'
import { useIssuerEvents } from '#features/notifications/studio/use-issuer-events.ts'
import { placeProblems } from '#features/places/texts.ts'
import { rankingProblems } from '#features/points/texts.ts'
import { presentingProblems } from '#features/presenting/texts.ts'
import { questFormProblems } from '#features/quests/texts.ts'
import { RunningSends } from '#features/sends/running/studio/running-sends.tsx'
import { ProofHost } from '#features/sign-in/proof/studio/proof-host.tsx'
import { OptionalPart } from '#features/sign-in/studio/optional-part.tsx'
import { listSubs } from '#features/sub-issuers/contract.ts'
import { subProblems } from '#features/sub-issuers/problem-texts.ts'
import { accessProblems } from '#features/team/folders/texts.ts'
import { teamProblems } from '#features/team/texts.ts'
import { skillProblems } from '#features/templates/skills/texts.ts'
import { templateProblems } from '#features/templates/texts.ts'
import { webhookProblems } from '#features/webhooks/texts.ts'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { PageFrame } from '#ui/frames/page-frame.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useSessionWatch } from '../entrance/use-session-watch.ts'
import { InsideStrip } from '../inside/inside-strip.tsx'
import { QuickSearch } from '../search/quick-search.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneTop } from './phone-top.tsx'
import { SettingsSide } from './settings-side.tsx'
import { chosenLanguage } from './studio-language.ts'
import { StudioSide } from './studio-side.tsx'
import { useMe } from './use-me.ts'
import { useReloadOnReturn } from './use-reload-on-return.ts'

const WelcomeTour = lazyPart(
  () => import('./welcome-tour.tsx').then((module) => module.WelcomeTour),
  () => [chosenLanguage()],
)

const CATALOGUES = [
  issuerProblems,
  teamProblems,
  templateProblems,
  skillProblems,
  badgeProblems,
  claimProblems,
  presentingProblems,
  givingProblems,
  questFormProblems,
  importProblems,
  placeProblems,
  doorProblems,
  accessProblems,
  nameProblems,
  rankingProblems,
  conversationProblems,
  subProblems,
  webhookProblems,
]

/** Read again when something changes at the community. */
const MADE_STALE = [listConversations, getConversation, getAudience, listSubs]

/** The frame of the pages for signed-in people: side bar, or on phones top and bottom. */
export function StudioFrame() {
  const { pathname } = useLocation()
  useReloadOnReturn()
  useSessionWatch()
  useIssuerEvents(MADE_STALE)
  const { parent } = useMe()
  const inSettings = pathname.startsWith('/settings/')
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <PageFrame
        side={inSettings ? <SettingsSide path={pathname} /> : <StudioSide path={pathname} />}
        top={<PhoneTop />}
        strip={parent && <InsideStrip />}
        bottom={<PhoneBar path={pathname} />}
      >
        <Outlet />
        <QuickSearch path={pathname} />
        {!inSettings && (
          <OptionalPart>
            <WelcomeTour />
          </OptionalPart>
        )}
      </PageFrame>
      <RunningSends />
      <ProofHost />
    </CatalogueProvider>
  )
}
