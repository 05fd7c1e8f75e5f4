import { useEffect, useState } from 'react'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { shownSection } from '../wallet-texts.ts'
import { emptyShown, readShown, type ShownEntry } from './shown-log.ts'

const FIRST = 3

/** What the holder has shown, in their own page: kept on this device only, and emptied with a press. */
export function ShownSection() {
  const sectionTexts = useTexts(shownSection)
  const format = useFormat()
  const { store } = useWallet()
  const holderId = useHolder()?.id
  const [entries, setEntries] = useState<ShownEntry[]>()
  const [isAll, setIsAll] = useState(false)
  const [isEmptied, setIsEmptied] = useState(false)
  useEffect(() => {
    if (holderId) readShown(store, holderId).then(setEntries, () => setEntries([]))
  }, [store, holderId])
  if (!holderId || !entries) return null
  const empty = async () => {
    await emptyShown(store, holderId)
    setEntries([])
    setIsEmptied(true)
  }
  const shown = isAll ? entries : entries.slice(0, FIRST)
  const more = entries.length - shown.length
  return (
    <Section lined="below" title={sectionTexts.title()}>
      <Text below="m" width="text" tone="ink2" role={isEmptied ? 'status' : undefined}>
        {entries.length > 0 ? sectionTexts.text() : isEmptied ? sectionTexts.emptied() : sectionTexts.none()}
      </Text>
      {entries.length > 0 && (
        <>
          <Stack as="ul" below="m" lined="between">
            {shown.map(({ at, title, to, verifier, host }) => (
              <Row as="li" key={at} padBlock="s" gap="l" rows="xxs" align="baseline" wrap breaks>
                <Text as="strong" grow>
                  {title}
                </Text>
                <Text as="time" type="small" tone="ink3" dateTime={at}>
                  {format.recent(at)}
                </Text>
                <Text as="span" tone="ink2" ownLine>
                  {[sectionTexts.to({ name: to }), verifier, host].filter(Boolean).join(', ')}
                </Text>
              </Row>
            ))}
          </Stack>
          <Row gap="s" align="stretch" wrap>
            {more > 0 && <Button onClick={() => setIsAll(true)}>{sectionTexts.all({ count: more })}</Button>}
            <Button onClick={empty}>{sectionTexts.empty()}</Button>
          </Row>
        </>
      )}
    </Section>
  )
}
