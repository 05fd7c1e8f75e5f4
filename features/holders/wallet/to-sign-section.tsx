import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { confirmationsPage } from '../confirm-texts.ts'
import { useSigns } from './use-signs.ts'
import { useConfirmations } from './wallet-events.tsx'
import styles from './you-screen.module.css'

/** In the holder's own page: the way to what waits for a signature; nothing for a wallet that never signs. */
export function ToSignSection() {
  const say = useTexts(confirmationsPage)
  const signs = useSigns()
  const count = useConfirmations().length
  if (!signs) return null
  return (
    <Box as="section" padBlock="xxl" lined="below" className={styles.section}>
      <h2>{say.title()}</h2>
      <Text below="m" width="text" tone="ink2">
        {count > 0 ? say.waiting({ count }) : say.emptyText()}
      </Text>
      <Button kind={count > 0 ? 'primary' : 'secondary'} href="/to-sign">
        {say.open()}
      </Button>
    </Box>
  )
}
