import type { Endpoint } from '#base/endpoint.ts'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ownNames } from '../wallet-texts.ts'
import { NameRow } from './name-row.tsx'
import { useOwnNames } from './use-own-names.ts'

/** What each community calls the holder, in their own page; absent while no community knows them. */
export function NamesSection({ affects }: { affects: Endpoint[] }) {
  const say = useTexts(ownNames)
  const names = useOwnNames()
  if (!names || names.length === 0) return null
  return (
    <Section lined="below" title={say.title()} lead={say.text()}>
      <Stack as="ul" lined="between">
        {names.map((own) => (
          <NameRow key={own.issuerId} own={own} affects={affects} />
        ))}
      </Stack>
    </Section>
  )
}
