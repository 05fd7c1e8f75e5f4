import { useMemo } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import type { ShownTemplate } from '#features/team/folders/studio/template-source.ts'
import { BackToTemplate } from '#features/templates/studio/back-to-template.tsx'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { countPresentations } from '../contract.ts'
import { presentingWords } from '../texts.ts'
import { VerifierLinks } from '../verifiers/studio/verifier-links.tsx'
import { askInStudio } from './asking.ts'
import { DailyCounts } from './daily-counts.tsx'
import { RequestStage } from './request-stage.tsx'
import { TemplatesAsked } from './templates-asked.tsx'
import { useAcceptedTemplates } from './use-accepted-templates.ts'
import { isAnswered, useRequest } from './use-request.ts'

type Props = {
  templateId: string
  /** Further templates, whose badges are as good. */
  others: string[]
  onOthers: (ids: string[]) => void
  issuerName: string
}

/** /verify-holders/{template}: asks people for a badge face to face, and says yes or no. */
export function VerifyHoldersPage({ templateId, others, onOthers, issuerName }: Props) {
  const presentingTexts = useTexts(presentingWords)
  const query = useAcceptedTemplates([templateId, ...others])
  // Those that were deleted meanwhile are not asked for.
  const accepted = query.data?.map(({ id }) => id).filter((id) => id !== templateId)
  return (
    <>
      <BackToTemplate templateId={templateId} />
      <PageHead title={presentingTexts.open()} help={<HelpLink guide="verify" />} />
      <div>
        <div>
          <Loaded query={query}>
            {(templates) => (
              <Stage
                templateId={templateId}
                templates={templates}
                others={accepted ?? []}
                onOthers={onOthers}
                issuerName={issuerName}
              />
            )}
          </Loaded>
        </div>
        <div>
          <DailyCounts templateId={templateId} />
          <VerifierLinks templateId={templateId} others={accepted ?? []} />
        </div>
      </div>
    </>
  )
}

function Stage({ templateId, templates, others, onOthers, issuerName }: Props & { templates: ShownTemplate[] }) {
  const invalidate = useInvalidate()
  const all = others.join(',')
  const asking = useMemo(() => askInStudio(templateId, all.split(',').filter(Boolean)), [templateId, all])
  const request = useRequest(asking)
  return (
    <>
      <TemplatesAsked templates={templates} isAsking={!isAnswered(request)} onOthers={onOthers} />
      <RequestStage
        request={request}
        issuerName={issuerName}
        onAnswered={() => void invalidate(countPresentations, { templateId })}
      />
    </>
  )
}
