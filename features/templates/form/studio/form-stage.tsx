import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { type RefObject, useState } from 'react'
import type { CardSide, CardSpec } from '#card/card-spec.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SHAPES } from '../../rules.ts'
import { detailWords, formWords } from '../../texts.ts'
import { detailFieldWords, stageWords, tourWords } from '../texts.ts'
import { STAGE_VIEWS, StageView, type StageViewName } from './stage-view.tsx'

type Stage = ReturnType<typeof useFormStage>

/** How the stage shows the card: its view and its side, which the key F turns while `form` is topmost (not for a Role). */
export function useFormStage(category: CardSpec['category'], form: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<StageViewName>('object')
  const [side, setSide] = useState<CardSide>('front')
  const flip = () => setSide(side === 'front' ? 'back' : 'front')
  useShortcut('F', flip, category !== 'role', form)
  return { view, setView, side, setSide, flip }
}

type StageProps = {
  stage: Stage
  spec: CardSpec
  /** For a Role: chooses another of the six shapes. */
  onShape: (shape: (typeof SHAPES)[number]) => void
}

/** The card on its stage; a Role has arrows beside it to step through its shapes, from the first to the last. */
export function FormStage({ stage, spec, onShape }: StageProps) {
  const detailFieldTexts = useTexts(detailFieldWords)
  const shown = <StageView view={stage.view} spec={spec} side={stage.side} onFlip={stage.setSide} />
  if (spec.category !== 'role') return shown
  const at = SHAPES.indexOf(spec.shape)
  const [previous, next] = [SHAPES[at - 1], SHAPES[at + 1]]
  return (
    <Row gap="xxxl" justify="center">
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
  stage: Stage
  onHelp: () => void
  /** Whether the stage is only a strip, with icons beside the card. */
  isStrip: boolean
}

/** Below the stage: flip (not for a Role), the tour, and the views of the card. */
export function FormStageFoot({ category, stage, onHelp, isStrip }: FootProps) {
  const formTexts = useTexts(formWords)
  const detail = useTexts(detailWords)
  const views = useTexts(stageWords)
  const tour = useTexts(tourWords)
  const help = <IconButton look="edge" label={tour.help()} icon={<QuestionIcon size={20} />} onClick={onHelp} />
  if (isStrip) {
    return (
      <>
        {help}
        {category !== 'role' && (
          <IconButton look="edge" label={detail.flip()} icon={<ArrowsClockwiseIcon size={20} />} onClick={stage.flip} />
        )}
      </>
    )
  }
  return (
    <>
      <Row gap="s" align="stretch">
        {category !== 'role' && (
          <Button icon={<ArrowsClockwiseIcon size={20} />} shortcut="F" onClick={stage.flip}>
            {detail.flip()}
          </Button>
        )}
        {help}
      </Row>
      <Row as="fieldset" gap="s" align="stretch" justify="center" wrap>
        <legend className="bz-hidden">{views.views()}</legend>
        {STAGE_VIEWS.map((each) => (
          <FilterChip key={each} selected={each === stage.view} onSelect={() => stage.setView(each)}>
            {views[each]()}
          </FilterChip>
        ))}
      </Row>
      <span>{formTexts.stageHint()}</span>
    </>
  )
}
