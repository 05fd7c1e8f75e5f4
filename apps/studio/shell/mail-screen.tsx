import { useNavigate, useSearch } from '@tanstack/react-router'
import { MailPage } from '#features/mailing/studio/mail-page.tsx'
import { UndoSetting } from '#features/sends/running/studio/undo-setting.tsx'

/**
 * /settings/mail: the texts of e-mails, for all templates or (`template`) for one, and (`tab=unwanted`) suppressed
 * addresses.
 */
export function MailScreen() {
  const navigate = useNavigate()
  const search: { template?: unknown; tab?: unknown } = useSearch({ strict: false })
  const templateId = typeof search.template === 'string' ? search.template : undefined
  return (
    <MailPage
      key={templateId}
      templateId={templateId}
      tab={search.tab === 'unwanted' && !templateId ? 'unwanted' : 'words'}
      more={<UndoSetting />}
      onTab={(tab) => navigate({ href: tab === 'unwanted' ? '/settings/mail?tab=unwanted' : '/settings/mail' })}
    />
  )
}
