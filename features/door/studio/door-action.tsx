import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { doorWords } from '../texts.ts'

/** Links a Ticket template to its check-in page; renders nothing for other templates. */
export function DoorAction({ template }: { template: Template }) {
  const doorTexts = useTexts(doorWords)
  if (template.data.badgeCategory !== 'ticket') return null
  return (
    <Button icon={<SignInIcon size={20} />} href={`/door/${template.id}`}>
      {doorTexts.open()}
    </Button>
  )
}
