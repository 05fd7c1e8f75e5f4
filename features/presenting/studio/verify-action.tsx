import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentingWords } from '../texts.ts'

/** The page that verifies the holders of a template. */
export function verifyHref(templateId: string): string {
  return `/verify-holders/${templateId}`
}

/** Links a published template to the page that verifies its holders. */
export function VerifyAction({ templateId }: { templateId: string }) {
  const presentingTexts = useTexts(presentingWords)
  return (
    <Button icon={<UserCheckIcon size={20} />} href={verifyHref(templateId)}>
      {presentingTexts.open()}
    </Button>
  )
}
