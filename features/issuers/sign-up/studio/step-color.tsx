import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { type ReactNode, useRef, useState } from 'react'
import { ChoiceCard } from '#ui/fields/choice-card.tsx'
import { ColorField } from '#ui/fields/color-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { BANNER_PRESETS } from '../../rules.ts'
import { BannerNote } from '../../studio/banner-note.tsx'
import { wizardScreen } from '../../texts.ts'
import type { Wizard } from './use-wizard.ts'
import styles from './wizard-fields.module.css'

const NAMES = { '#000000': 'black', '#4723AD': 'violet', '#51CBFF': 'sky' } as const

/** Step 3: the banner's colour; three presets, or any other. */
export function StepColor({ wizard }: { wizard: Pick<Wizard, 'fields' | 'change' | 'error'> }) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { fields, change, error } = wizard
  const chosen = fields.bannerColor.toUpperCase()
  const [isPicking, setIsPicking] = useState(false)
  const hexField = useRef<HTMLDivElement>(null)
  const isOwn = isPicking || !BANNER_PRESETS.some((preset) => preset === chosen)
  const take = (bannerColor: string) => {
    setIsPicking(false)
    change({ bannerColor })
  }
  const pickFreely = () => {
    setIsPicking(true)
    hexField.current?.querySelector('button')?.click()
  }
  return (
    <>
      <Grid
        columns={4}
        gap="m"
        className={styles.swatches}
        role="radiogroup"
        aria-label={wizardScreenTexts.colorName()}
      >
        {BANNER_PRESETS.map((preset) => (
          <Swatch
            key={preset}
            color={preset}
            isChosen={!isOwn && chosen === preset}
            onChoose={() => take(preset)}
            name={wizardScreenTexts[NAMES[preset]]()}
            note={<span className="bz-mono">{preset}</span>}
          />
        ))}
        <Swatch
          isChosen={isOwn}
          onChoose={pickFreely}
          onAgain={pickFreely}
          name={wizardScreenTexts.own()}
          note={wizardScreenTexts.pickFreely()}
        />
      </Grid>
      <Grid columns={2} ref={hexField}>
        <div>
          <ColorField
            label={wizardScreenTexts.hex()}
            aside="#RRGGBB"
            value={fields.bannerColor}
            onChange={(bannerColor) => change({ bannerColor })}
            error={error('bannerColor')}
          />
          <BannerNote color={fields.bannerColor} />
        </div>
      </Grid>
    </>
  )
}

type SwatchProps = {
  /** Any other colour without it. */
  color?: string
  isChosen: boolean
  onChoose: () => void
  /** At a press while it is chosen. */
  onAgain?: () => void
  name: string
  note: ReactNode
}

/** A colour, its name, and how it is written. */
function Swatch({ color, isChosen, onChoose, onAgain, name, note }: SwatchProps) {
  return (
    <ChoiceCard unseen padBlock="xs" padInline="xs" align="start">
      <input
        type="radio"
        name="banner"
        checked={isChosen}
        onChange={onChoose}
        onClick={isChosen ? onAgain : undefined}
      />
      <Box as="span" grow>
        <Row as="span" justify="center" round="m" className={styles.field} style={{ background: color }}>
          {!color && <PaletteIcon size={32} className={styles.palette} />}
          {isChosen && <CheckIcon size={22} weight="bold" className={styles.check} />}
        </Row>
        <Text as="b" block above="s" padInline="s" type="small">
          {name}
        </Text>
        <Text as="span" block below="s" padInline="s" type="caption" tone="ink2">
          {note}
        </Text>
      </Box>
    </ChoiceCard>
  )
}
