import { HelpLink } from '#features/help/view/help-link.tsx'
import { OwnKeyGate } from '#features/holders/keys/wallet/own-key-gate.tsx'
import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { keptShelf } from '../wallet-texts.ts'
import { KeptEntry } from './kept-entry.tsx'
import { useKeptBadges } from './use-kept-badges.ts'

/** The shelf of the badges from elsewhere, as rows: their pictures are no cards of ours. */
export function KeptShelf() {
  const say = useTexts(keptShelf)
  const format = useFormat()
  const { badges, asOf, isLocked, query, hasMore, more, isReadingMore, isMoreFailed } = useKeptBadges()
  return (
    <Box below="xxl">
      <Stack below="m" gap="xxs" across="start">
        <Text tone="ink2">{say.lead()}</Text>
        <HelpLink guide="badges-from-elsewhere" />
      </Stack>
      {asOf && (
        <Text below="m" type="small" tone="ink3" role="status">
          {say.offline({ time: format.dateTime(asOf) })}
        </Text>
      )}
      {isLocked && (
        <Box below="xl">
          <OwnKeyGate why={say.locked()} />
        </Box>
      )}
      {badges ? (
        <Stack as="ul" gap="m" aria-label={say.list()}>
          {badges.map((badge) => (
            <KeptEntry key={badge.row.keptId} {...badge} />
          ))}
        </Stack>
      ) : (
        <ProofGate>
          <Loaded query={query} coming={<RuledOutline kind="rows" count={3} />}>
            {() => null}
          </Loaded>
        </ProofGate>
      )}
      {badges && !asOf && hasMore && (
        <MoreRows label={say.more()} more={more} working={isReadingMore} isFailed={isMoreFailed} />
      )}
    </Box>
  )
}
