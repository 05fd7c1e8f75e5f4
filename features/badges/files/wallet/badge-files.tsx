import { ArchiveIcon } from '@phosphor-icons/react/dist/csr/Archive'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Button } from '#ui/buttons/button.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getHeldFile } from '../../contract.ts'
import type { HeldForm } from '../../rules.ts'
import type { HeldBadge } from '../../wallet/held-badge.ts'
import { fileWords } from '../texts.ts'
import { hasSdJwt } from './keep-sd-jwts.ts'
import { useSaveAnswer } from './use-save-answer.ts'

/** The button that downloads the picture with the badge inside; the server bakes it. */
export function PictureButton({ badge }: { badge: HeldBadge }) {
  const fileTexts = useTexts(fileWords)
  const { save, working } = useFile(badge)
  return (
    <Button
      icon={<ImageIcon size={18} />}
      title={fileTexts.pictureHint()}
      working={working}
      onClick={() => save('png')}
    >
      {fileTexts.picture()}
    </Button>
  )
}

/** The button that saves the file that proves the badge without this site. */
export function ProofButton({ badge }: { badge: HeldBadge }) {
  const fileTexts = useTexts(fileWords)
  const { save, working } = useFile(badge)
  return (
    <Button
      icon={<ArchiveIcon size={18} />}
      title={fileTexts.proofHint()}
      working={working}
      onClick={() => save('proof')}
    >
      {fileTexts.proof()}
    </Button>
  )
}

/** The less common formats of a badge, as links below its buttons. */
export function OtherFiles({ badge }: { badge: HeldBadge }) {
  const fileTexts = useTexts(fileWords)
  const { save } = useFile(badge)
  const forms = ['svg', 'jwt', ...(hasSdJwt(badge) ? ['sd-jwt' as const] : [])] as const
  return (
    <Row as="p" above="m" gap="m" rows="xs" align="stretch" wrap type="small" tone="ink3">
      {fileTexts.also()}
      {forms.map((form) => (
        <button key={form} type="button" className="bz-link" onClick={() => save(form)}>
          {form.toUpperCase()}
        </button>
      ))}
    </Row>
  )
}

function useFile({ id }: HeldBadge) {
  const saveAnswer = useSaveAnswer()
  const { run, working } = useCall(getHeldFile)
  const save = async (form: HeldForm) => {
    if (!working) saveAnswer(await run({ badgeId: id, form }))
  }
  return { save: (form: HeldForm) => void save(form), working }
}
