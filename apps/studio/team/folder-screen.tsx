import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { FolderPage } from '#features/team/studio/folder-page.tsx'
import { ACCESS_HREF } from '#features/team/studio/places.ts'
import { useTemplateSource } from './use-template-source.ts'

/** /settings/access/{folder}; `new` for one that was just made. */
export function FolderScreen() {
  const { roleId = '' } = useParams({ strict: false })
  const search: { new?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const source = useTemplateSource()
  const onGone = useCallback(() => void navigate({ href: ACCESS_HREF, replace: true }), [navigate])
  return <FolderPage key={roleId} roleId={roleId} isNew={search.new !== undefined} source={source} onGone={onGone} />
}
