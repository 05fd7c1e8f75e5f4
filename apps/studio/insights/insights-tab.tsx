import { TemplateInsights } from '#features/insights/studio/template-insights.tsx'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { DETAIL } from '#features/templates/list/studio/list-view.ts'
import { historyHref } from './history-href.ts'

/** The insights of a template, in a tab of its detail. */
export function InsightsTab({ template }: { template: Template }) {
  return <TemplateInsights templateId={template.id} prefix={`${DETAIL}insights-`} historyOf={historyHref} />
}
