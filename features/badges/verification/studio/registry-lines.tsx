import type { Output } from '#base/endpoint.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyBadge } from '../../contract.ts'
import { registryWords } from '../registry-texts.ts'

type Listing = Output<typeof verifyBadge>['registries'][number]

/**
 * Which configured registries list the issuer. "In none" is only said when all of them could be read; nothing is said
 * where none is configured.
 */
export function RegistryLines({ registries }: { registries: Listing[] }) {
  const registryTexts = useTexts(registryWords)
  if (registries.length === 0) return null
  const isInNone = registries.every(({ result }) => result === 'absent')
  const told = registries.filter(({ result }) => result !== 'absent')
  return (
    <Stack as="section" gap="s" full>
      <h2>{registryTexts.title()}</h2>
      <Stack as="ul" gap="s">
        {isInNone && (
          <StatusLine as="li" status="pending" size={18}>
            {registryTexts.none()}
          </StatusLine>
        )}
        {told.map((listing) => (
          <Line key={listing.registry} listing={listing} />
        ))}
      </Stack>
    </Stack>
  )
}

function Line({ listing: { registry, result, as, readAt } }: { listing: Listing }) {
  const registryTexts = useTexts(registryWords)
  const format = useFormat()
  const isListed = result === 'listed'
  const sentence = () => {
    if (result === 'unsupported') return registryTexts.unsupported({ registry })
    if (!isListed) return registryTexts.unread({ registry })
    return as ? registryTexts.listed({ registry, name: as }) : registryTexts.listedOnly({ registry })
  }
  return (
    <StatusLine as="li" status={isListed ? 'owner' : 'pending'} size={18}>
      {sentence()}
      {isListed && (
        <Text as="small" block type="small" tone="ink2">
          {registryTexts.readAt({ at: format.dateTime(readAt) })}
        </Text>
      )}
    </StatusLine>
  )
}
