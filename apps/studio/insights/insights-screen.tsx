import { InsightsPage } from '#features/insights/studio/insights-page.tsx'
import { isOn } from '../shell/feature-flags.ts'
import { useMe } from '../shell/use-me.ts'
import { historyHref, templateHref } from './history-href.ts'

/** /settings/insights. */
export function InsightsScreen() {
  const { issuer, isAdmin, isSub } = useMe()
  return (
    <InsightsPage
      hasSubs={isAdmin && !isSub && isOn('subCommunities')}
      historyOf={historyHref}
      templateHref={templateHref}
      community={issuer?.name ?? ''}
      isAdmin={isAdmin}
      pages={{ quests: isOn('quests'), channel: isOn('channel'), members: isOn('members') }}
    />
  )
}
