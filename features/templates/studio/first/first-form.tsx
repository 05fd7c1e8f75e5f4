import type { ComponentProps } from 'react'
import { getIssuer } from '#features/issuers/contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useLanguage } from '#ui/words/language.tsx'
import { isFirstCategory } from '../../rules.ts'
import { TemplateForm } from '../template-form.tsx'
import { firstValues } from './first-values.ts'

type Props = Pick<ComponentProps<typeof TemplateForm>, 'category' | 'onClose' | 'onSaved'>

/** The form of a community's first card, filled in and ready to be changed; an empty one when its name cannot be read. */
export function FirstForm(props: Props) {
  const { category } = props
  const { language } = useLanguage()
  const { data: issuer, error } = useQueryCall(getIssuer, {}, { quiet: true })
  if (!issuer && !error) return null
  const start = issuer && isFirstCategory(category) ? firstValues(category, issuer, language) : undefined
  return <TemplateForm {...props} start={start} />
}
