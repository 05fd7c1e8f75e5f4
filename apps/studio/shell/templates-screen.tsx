import { History } from '#features/claims/studio/history.tsx'
import { SendDialog } from '#features/claims/studio/send-dialog.tsx'
import { TemplateListPage } from '#features/templates/studio/template-list-page.tsx'

/** /templates/{category}: the list, with the sending and the history that features above it bring along. */
export function TemplatesScreen() {
  return <TemplateListPage sendDialog={SendDialog} history={History} />
}
