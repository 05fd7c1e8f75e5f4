import type { ReactNode } from 'react'
import { CARD_SHAPES, DEFAULT_THEMES } from '#card/card-spec.ts'
import { examplePicture } from '#card/example-pictures.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { wizardScreen } from '../../texts.ts'

type Props = { issuerName: string; issuerImage: string; width: number; children: ReactNode }

/** A badge as a community may give it, with words beside it. */
export function ExampleBadge({ issuerName, issuerImage, width, children }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { language } = useLanguage()
  return (
    <Row pad="l" round="l" ground="sunken" above="xl" gap="l">
      <Box fixed>
        <FlatCard
          width={width}
          spec={{
            ...DEFAULT_THEMES.basic,
            category: 'basic',
            language,
            title: wizardScreenTexts.previewTitle(),
            subtitle: wizardScreenTexts.previewValidity(),
            issuerName,
            issuerImage,
            image: examplePicture('mountains'),
            effect: 'glare',
            isLogoBack: true,
            shape: CARD_SHAPES[0],
          }}
        />
      </Box>
      <Box shrinks breaks>
        {children}
      </Box>
    </Row>
  )
}
