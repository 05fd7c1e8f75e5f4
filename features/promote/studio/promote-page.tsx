import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageColumns } from '#ui/frames/page-columns.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getPromotion } from '../contract.ts'
import { DomainPart } from '../evidence/studio/domain-part.tsx'
import { promotePage, promoteProblems } from '../texts.ts'
import { MarkPreview } from './mark-preview.tsx'
import { PromoteForm } from './promote-form.tsx'
import { PromoteSteps } from './promote-steps.tsx'
import { Refused, Verified, Waiting } from './request-state.tsx'

const CATALOGUES = [promoteProblems]

/** /settings/promote: the request for the mark, where it is, and the proof of the domain. */
export function PromotePage() {
  const page = useTexts(promotePage)
  const issuer = useQueryCall(getIssuer, {})
  const query = useQueryCall(getPromotion, {})
  const name = issuer.data?.name ?? ''
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <PageHead title={page.title()} explanation={name && page.explanation({ community: name })} />
      <Loaded query={issuer} coming={<RuledOutline kind="lines" count={6} />}>
        {(info) => (
          <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
            {(promotion) => <Columns info={info} promotion={promotion} />}
          </Loaded>
        )}
      </Loaded>
    </CatalogueProvider>
  )
}

type Props = { info: Output<typeof getIssuer>; promotion: Output<typeof getPromotion> }

function Columns({ info, promotion }: Props) {
  const [isAgain, setIsAgain] = useState(false)
  const { request, promotedAt, renewableFrom } = promotion
  const [chosen, setChosen] = useState(request?.kind)
  const isWaiting = request?.state === 'waiting'
  // A mark that the operator gave later says more than the refusal.
  const isLatest = request !== undefined && request.decidedAt > promotedAt
  const isRefused = request?.state === 'refused' && isLatest && !isAgain
  const isRenewable = promotedAt !== '' && Date.parse(renewableFrom) <= Date.now()
  const hasForm = !isWaiting && !isRefused && (promotedAt === '' || isRenewable)
  return (
    <PageColumns
      side={
        <>
          <MarkPreview info={info} kind={chosen} />
          <PromoteSteps current={isWaiting ? 2 : promotedAt !== '' ? 3 : undefined} within={promotion.withinDays} />
        </>
      }
    >
      <Stack gap="xxxl">
        {promotedAt !== '' && <Verified name={info.name} promotion={promotion} isRenewable={isRenewable} />}
        {isWaiting && <Waiting name={info.name} request={request} />}
        {isRefused && <Refused request={request} onAgain={() => setIsAgain(true)} />}
        {hasForm && <PromoteForm key={request?.createdAt} info={info} promotion={promotion} onKind={setChosen} />}
        <DomainPart />
      </Stack>
    </PageColumns>
  )
}
