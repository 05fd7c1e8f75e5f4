import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ACCESS_HREF, folderHref } from '#features/team/folders/studio/addresses.ts'
import { FolderPage } from '#features/team/folders/studio/folder-page.tsx'
import { useTemplateSource } from './use-template-source.ts'

/** /settings/access/{folder}; `new` for one that was just made. */
export function FolderScreen() {
  const { roleId = '' } = useParams({ strict: false })
  const search: { new?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const source = useTemplateSource()
  const onGone = useCallback(() => void navigate({ href: ACCESS_HREF, replace: true }), [navigate])
  // So that a reload, or Back, does not open the name again.
  const onNamed = () => void navigate({ href: folderHref(roleId), replace: true })
  const isNew = search.new !== undefined
  return <FolderPage key={roleId} roleId={roleId} isNew={isNew} onNamed={onNamed} source={source} onGone={onGone} />
}
