import { Button } from '#ui/buttons/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { useConfirmations, useSigns } from '../../events/wallet/wallet-events.tsx'
import { confirmationsPage } from '../texts.ts'

/** In the holder's own page: the way to what waits for a signature; nothing for a wallet that never signs. */
export function ToSignSection() {
  const say = useTexts(confirmationsPage)
  const signs = useSigns()
  const count = useConfirmations().length
  if (!signs) return null
  return (
    <Section lined="below" title={say.title()} lead={count > 0 ? say.waiting({ count }) : say.emptyText()}>
      <Button kind={count > 0 ? 'primary' : 'secondary'} href="/to-sign">
        {say.open()}
      </Button>
    </Section>
  )
}
