import type { ComponentProps } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { getTemplate } from '../../contract.ts'
import { TemplateForm } from '../../form/studio/template-form.tsx'
import { useListView } from '../../list/studio/use-list-view.ts'
import { eventValues } from './event-values.ts'

type Props = Pick<ComponentProps<typeof TemplateForm>, 'category' | 'onClose' | 'onSaved'>

/** The form of another template for an event that has one, with the event filled in; an empty one when it cannot be read. */
export function EventForm(props: Props) {
  const { of = '' } = useListView().view
  const { data, error } = useQueryCall(getTemplate, { templateId: of })
  if (!data && !error) return null
  return <TemplateForm {...props} start={data && eventValues(props.category, data)} startName={`event-${of}`} />
}
