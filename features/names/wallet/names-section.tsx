import type { Endpoint } from '#base/endpoint.ts'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ownNames } from '../wallet-texts.ts'
import { NameRow } from './name-row.tsx'
import styles from './names.module.css'
import { useOwnNames } from './use-own-names.ts'

/** What each community calls the holder, in their own page; absent while no community knows them. */
export function NamesSection({ affects }: { affects: Endpoint[] }) {
  const say = useTexts(ownNames)
  const names = useOwnNames()
  if (!names || names.length === 0) return null
  return (
    <Box as="section" padBlock="xxl" lined="below" className={styles.section}>
      <h2>{say.title()}</h2>
      <Text below="m" width="text" tone="ink2">
        {say.text()}
      </Text>
      <Box as="ul" className={styles.list}>
        {names.map((own) => (
          <NameRow key={own.issuerId} own={own} affects={affects} />
        ))}
      </Box>
    </Box>
  )
}
