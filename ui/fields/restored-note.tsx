import { Button } from '../buttons/button.tsx'
import { Row } from '../layout/row.tsx'
import { StatusGlyph } from '../marks/status-glyph.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'

type Props = {
  /** The picture was not saved, because the device had no room for it. */
  hasLost?: boolean
  onClear: () => void
}

/** Says that a form was restored from an earlier visit, and offers to clear it. */
export function RestoredNote({ hasLost, onClear }: Props) {
  const common = useTexts(words)
  return (
    <Row round="m" ground="sunken" gap="l" rows="s" justify="between" wrap tone="ink2" padBlock="s" padInline="m">
      <Row as="span" gap="s" inline role="status">
        <StatusGlyph status="draft" /> {hasLost ? common.restoredInPart() : common.restored()}
      </Row>
      <Button size="compact" onClick={onClear}>
        {common.clear()}
      </Button>
    </Row>
  )
}
