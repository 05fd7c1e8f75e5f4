import { PromotePage } from '#features/promote/studio/promote-page.tsx'

/** /settings/promote: the verified mark. */
export function PromoteScreen() {
  return <PromotePage />
}
