import { Button } from '#ui/buttons/button.tsx'
import { useOnce } from '#ui/calls/use-once.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { doorWords } from '../../texts.ts'
import type { Guest } from './guest-pages.ts'

type Props = { guest: Guest; onAdmit: () => Promise<void>; onUndo: () => Promise<void> }

/** A guest: whose ticket, for which seat, and whether they are inside. */
export function GuestRow({ guest, onAdmit, onUndo }: Props) {
  const doorTexts = useTexts(doorWords)
  const format = useFormat()
  const { run: press, working } = useOnce((act: () => Promise<void>) => act())
  const { ticketId, name, email, seat, section, isCollected, checkedInAt, canUndo } = guest
  const place = [section, seat].filter(Boolean).join(', ')
  const facts = [name && email, !isCollected && !checkedInAt && doorTexts.notCollected()].filter(Boolean).join(' · ')
  const button = { 'aria-describedby': `ticket-${ticketId}`, working }
  return (
    <li>
      <Box as="span" id={`ticket-${ticketId}`} grow>
        <Row as="span" gap="s" rows="xxs" align="baseline" wrap tone="ink2">
          <Text as="strong" type="lead" tone={checkedInAt ? 'ink2' : 'ink'}>
            {name || email || doorTexts.unnamed()}
          </Text>
          {place && <span>{place}</span>}
        </Row>
        {checkedInAt && (
          <StatusLine as="span" status="owner" tone="owner">
            {doorTexts.isIn({ time: format.recent(checkedInAt) })}
          </StatusLine>
        )}
        {facts && (
          <Text as="small" block tone="ink3">
            {facts}
          </Text>
        )}
      </Box>
      {!checkedInAt && (
        <Button {...button} onClick={() => void press(onAdmit)}>
          {doorTexts.admit()}
        </Button>
      )}
      {checkedInAt && canUndo && (
        <Button {...button} kind="quiet" onClick={() => void press(onUndo)}>
          {doorTexts.undo()}
        </Button>
      )}
    </li>
  )
}
