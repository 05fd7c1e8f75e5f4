import { insightsWords } from '#features/insights/texts.ts'
import type { ExtraTab } from '#features/templates/life/studio/template-detail.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useTexts } from '#ui/words/language.tsx'
import { isOn } from '../shell/feature-flags.ts'

const InsightsTab = lazyPart(() => import('./insights-tab.tsx').then((module) => module.InsightsTab))

/** The tab "Insights" of an open template; undefined where the feature is off. */
export function useInsightsTab(): ExtraTab | undefined {
  const say = useTexts(insightsWords)
  return isOn('insights') ? { key: 'insights', label: say.title(), part: InsightsTab } : undefined
}
