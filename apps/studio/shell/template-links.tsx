import type { ComponentProps } from 'react'
import { DoorAction } from '#features/door/studio/door-action.tsx'
import { LinkActions } from '#features/links/studio/link-actions.tsx'
import { VerifyAction } from '#features/presenting/studio/verify-action.tsx'
import { isOn } from './feature-flags.ts'

/** The links of a published template, where its holders are verified, and for a Ticket the link to its door. */
export function TemplateLinks({ template, compact = false }: ComponentProps<typeof LinkActions>) {
  return (
    <>
      <LinkActions template={template} compact={compact} />
      {!compact && isOn('door') && <DoorAction template={template} />}
      {!compact && isOn('presenting') && <VerifyAction templateId={template.id} />}
    </>
  )
}
