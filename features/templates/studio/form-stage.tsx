import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import type { CardSide, CardSpec } from '#card/card-spec.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { detailFieldWords, stageWords, tourWords } from '../form-texts.ts'
import { SHAPES } from '../rules.ts'
import { detailWords, formWords } from '../texts.ts'
import styles from './form-stage.module.css'
import { STAGE_VIEWS, StageView, type StageViewName } from './stage-view.tsx'

type StageProps = {
  view: StageViewName
  spec: CardSpec
  side: CardSide
  onFlip: (side: CardSide) => void
  /** For a Role: chooses another of the six shapes. */
  onShape: (shape: (typeof SHAPES)[number]) => void
}

/** The card on its stage; a Role has arrows beside it to step through its shapes, from the first to the last. */
export function FormStage({ view, spec, side, onFlip, onShape }: StageProps) {
  const detailFieldTexts = useTexts(detailFieldWords)
  const shown = <StageView view={view} spec={spec} side={side} onFlip={onFlip} />
  if (spec.category !== 'role') return shown
  const at = SHAPES.indexOf(spec.shape)
  const [previous, next] = [SHAPES[at - 1], SHAPES[at + 1]]
  return (
    <Row gap="xxxl" justify="center" className={styles.shapes}>
      <IconButton
        look="edge"
        label={detailFieldTexts.previousShape()}
        icon={<CaretLeftIcon size={20} />}
        disabled={!previous}
        onClick={() => previous && onShape(previous)}
      />
      {shown}
      <IconButton
        look="edge"
        label={detailFieldTexts.nextShape()}
        icon={<CaretRightIcon size={20} />}
        disabled={!next}
        onClick={() => next && onShape(next)}
      />
    </Row>
  )
}

type FootProps = {
  category: CardSpec['category']
  view: StageViewName
  onView: (view: StageViewName) => void
  onFlip: () => void
  onHelp: () => void
  /** Whether the stage is only a strip, with icons beside the card. */
  isStrip: boolean
}

/** Below the stage: flip (not for a Role), the tour, and the views of the card. */
export function FormStageFoot({ category, view, onView, onFlip, onHelp, isStrip }: FootProps) {
  const formTexts = useTexts(formWords)
  const detail = useTexts(detailWords)
  const stage = useTexts(stageWords)
  const tour = useTexts(tourWords)
  const help = <IconButton look="edge" label={tour.help()} icon={<QuestionIcon size={20} />} onClick={onHelp} />
  if (isStrip) {
    return (
      <>
        {help}
        {category !== 'role' && (
          <IconButton look="edge" label={detail.flip()} icon={<ArrowsClockwiseIcon size={20} />} onClick={onFlip} />
        )}
      </>
    )
  }
  return (
    <>
      <Row gap="s" align="stretch">
        {category !== 'role' && (
          <Button icon={<ArrowsClockwiseIcon size={20} />} shortcut="F" onClick={onFlip}>
            {detail.flip()}
          </Button>
        )}
        {help}
      </Row>
      <fieldset className={styles.views}>
        <legend className="bz-hidden">{stage.views()}</legend>
        {STAGE_VIEWS.map((each) => (
          <FilterChip key={each} selected={each === view} onSelect={() => onView(each)}>
            {stage[each]()}
          </FilterChip>
        ))}
      </fieldset>
      <span>{formTexts.stageHint()}</span>
    </>
  )
}
