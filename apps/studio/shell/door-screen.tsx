import { useParams } from '@tanstack/react-router'
import { DoorPage } from '#features/door/studio/door-page.tsx'

/** /door/{template id} */
export function DoorScreen() {
  const { templateId = '' } = useParams({ strict: false })
  return <DoorPage key={templateId} templateId={templateId} />
}
