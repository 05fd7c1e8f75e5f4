import { getTemplate } from '#features/templates/contract.ts'
import type { ExtraTab } from '#features/templates/life/studio/template-detail.tsx'
import { isPublished } from '#features/templates/rules.ts'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getGiving } from '../contract.ts'
import { givingTab } from '../studio-texts.ts'

const GivingTab = lazyPart(() => import('./giving-tab.tsx').then((module) => module.GivingTab))

type Of = { /** The Community template whose details are open. */ templateId: string | undefined; isOn: boolean }

/** The tab "Giving" of an open Community template, with the number of gifts to review; undefined without one. */
export function useGivingTab({ templateId = '', isOn }: Of): ExtraTab | undefined {
  const say = useTexts(givingTab)
  const isAsked = isOn && templateId !== ''
  const { data: template } = useQueryCall(getTemplate, { templateId }, { enabled: isAsked, quiet: true })
  const isReady = isAsked && template !== undefined && isPublished(template.contractState)
  const { data } = useQueryCall(getGiving, { templateId: template?.id ?? '' }, { enabled: isReady, quiet: true })
  return isReady
    ? { key: 'extra', label: say.tab(), ...(data && { count: data.toReview }), part: GivingTab }
    : undefined
}
