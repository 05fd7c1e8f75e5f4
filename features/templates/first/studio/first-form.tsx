import type { ComponentProps } from 'react'
import { serverNow } from '#base/server-time.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useLanguage } from '#ui/words/language.tsx'
import { TemplateForm } from '../../form/studio/template-form.tsx'
import { isFirstCategory } from '../../rules.ts'
import { exampleValues } from './example-values.ts'
import { firstValues } from './first-values.ts'

type Props = Pick<ComponentProps<typeof TemplateForm>, 'category' | 'onClose' | 'onSaved'>

/**
 * The form of a community's first card, or of an example in another category, filled in and ready to be changed; an empty one
 * when its name cannot be read.
 */
export function FirstForm(props: Props) {
  const { category } = props
  const { language } = useLanguage()
  const { data: issuer, error } = useQueryCall(getIssuer, {}, { quiet: true })
  if (!issuer && !error) return null
  const filled = (of: typeof issuer) =>
    of &&
    (isFirstCategory(category)
      ? firstValues(category, of, language)
      : exampleValues(category, of, language, serverNow()))
  return <TemplateForm {...props} start={filled(issuer)} />
}
