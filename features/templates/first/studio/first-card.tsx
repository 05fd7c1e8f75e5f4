import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CARD_SIZES, type CardSide } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useOnce } from '#ui/calls/use-once.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { cardOfForm } from '../../form/studio/form-call.ts'
import { withEmblem } from '../../form/studio/form-values.ts'
import { useSaveTemplate } from '../../form/studio/use-save-template.ts'
import type { Running } from '../../life/studio/use-template-actions.tsx'
import styles from '../../list/studio/template-list.module.css'
import type { FirstCategory } from '../../rules.ts'
import { formWords } from '../../texts.ts'
import { firstScreenWords } from '../texts.ts'
import { emblemOfForm } from './emblem-of-form.ts'
import { firstValues } from './first-values.ts'
import type { UsedCard } from './offered-cards.ts'
import { emblemOf, useEmblem } from './use-emblem.ts'

type Props = {
  category: FirstCategory
  issuer: { name: string; profileImage: string; bannerColor: string }
  /** Whether its button is the main one of the page. */
  isMain: boolean
  mayUse: boolean
  follow: (running: Running) => void
  onUsed: (used: UsedCard) => void
}

/** In pixels: cards of one height. */
const HEIGHT = 252

/** One finished card, as it will be held, and its two buttons. */
export function FirstCard({ category, issuer, isMain, mayUse, follow, onUsed }: Props) {
  const firstTexts = useTexts(firstScreenWords)
  const formTexts = useTexts(formWords)
  const { language } = useLanguage()
  const sentence = useProblemText()
  const navigate = useNavigate()
  const [side, setSide] = useState<CardSide>('front')
  const values = firstValues(category, issuer, language)
  const source = emblemOfForm(category, values, issuer)
  const spec = cardOfForm(category, withEmblem(values, useEmblem(source)), issuer, language)
  const say = (problem: string) => toastError(sentence(problem))
  const save = useSaveTemplate({
    category,
    template: undefined,
    lang: language,
    movesClaims: false,
    folders: [],
    onRefused: (_, problem) => say(problem),
    onFailed: say,
  })
  const use = useOnce(async () => {
    const picture = source ? await emblemOf(source).catch(() => '') : ''
    const saved = await save.run(withEmblem(values, picture))
    if (!saved) return
    const [{ templateId }, { title }] = [saved, spec]
    follow({ ...saved, title, kind: 'created', onReady: () => onUsed({ category, templateId, title }) })
  })
  const change = () => {
    const search = { add: 1, first: 1 } as never
    void navigate({ to: '/templates/$category', params: { category }, search, resetScroll: false })
  }
  const { width, height } = CARD_SIZES[category]
  const isWide = width > height
  return (
    <Box as="li" shrinks data-wide={isWide || undefined}>
      <Stack padInline="xl" className={styles.plinth}>
        <CardStage spec={spec} side={side} onFlip={setSide} width={Math.round((HEIGHT * width) / height)} />
      </Stack>
      <Text as="strong" above="m" block weight={600}>
        {spec.title}
      </Text>
      <Text above="xxs" below="m" type="small" tone="ink2">
        {firstTexts[`${category}For`]()}
      </Text>
      {/* No wider than its buttons: the tour leaves it free. */}
      <Row inline gap="s" wrap data-tour-clear>
        {mayUse && (
          <Button
            kind={isMain ? 'primary' : 'secondary'}
            aria-label={firstTexts.takeOf({ title: spec.title })}
            working={use.working}
            workingLabel={formTexts.creating()}
            onClick={() => void use.run()}
          >
            {firstTexts.take()}
          </Button>
        )}
        <Button
          kind={mayUse ? 'quiet' : 'secondary'}
          aria-label={firstTexts.changeOf({ title: spec.title })}
          disabled={use.working}
          onClick={change}
        >
          {firstTexts.change()}
        </Button>
      </Row>
    </Box>
  )
}
