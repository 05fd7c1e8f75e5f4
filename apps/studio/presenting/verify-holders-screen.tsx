import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { verifyHref } from '#features/presenting/studio/verify-action.tsx'
import { VerifyHoldersPage } from '#features/presenting/studio/verify-holders-page.tsx'
import { useMe } from '../shell/use-me.ts'

/** /verify-holders/{template id}; `any` lists further templates that are accepted, separated by commas. */
export function VerifyHoldersScreen() {
  const { templateId = '' } = useParams({ strict: false })
  const { any }: { any?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { issuer } = useMe()
  const others = typeof any === 'string' ? any.split(',').filter(Boolean) : []
  const change = (ids: string[]) => {
    const search = ids.length > 0 ? `?any=${ids.join(',')}` : ''
    void navigate({ href: verifyHref(templateId) + search, replace: true })
  }
  return (
    <VerifyHoldersPage
      key={templateId}
      templateId={templateId}
      others={others}
      onOthers={change}
      issuerName={issuer?.name ?? ''}
    />
  )
}
