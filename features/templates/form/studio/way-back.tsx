import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { formWords } from '../../texts.ts'

type Props = {
  /** The list that it leads to. */
  to: string
  isChanged: boolean
  onBack: () => void
}

/** Above the stage of a form: the way back to its list, and that its values are not saved yet. */
export function WayBack({ to, isChanged, onBack }: Props) {
  const formTexts = useTexts(formWords)
  return (
    <>
      <Button kind="quiet" icon={<ArrowLeftIcon size={18} />} onClick={onBack}>
        {to}
      </Button>
      {isChanged && (
        <Row as="span" inline gap="s">
          <StatusGlyph status="draft" /> {formTexts.notSaved()}
        </Row>
      )}
    </>
  )
}
