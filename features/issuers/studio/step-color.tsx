import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { useRef, useState } from 'react'
import { ColorField } from '#ui/fields/color-field.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { BANNER_PRESETS } from '../rules.ts'
import { wizardScreen } from '../texts.ts'
import { BannerNote } from './banner-note.tsx'
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
      <div className={styles.swatches} role="radiogroup" aria-label={wizardScreenTexts.colorName()}>
        {BANNER_PRESETS.map((preset) => (
          <Text as="label" round="l" ground="sheet" block key={preset} className={styles.swatch}>
            <input type="radio" name="banner" checked={!isOwn && chosen === preset} onChange={() => take(preset)} />
            <span className={styles.field} style={{ background: preset }}>
              {!isOwn && chosen === preset && <CheckIcon size={14} weight="bold" className={styles.check} />}
            </span>
            <b>{wizardScreenTexts[NAMES[preset]]()}</b>
            <span className="bz-mono">{preset}</span>
          </Text>
        ))}
        <Text as="label" round="l" ground="sheet" block className={styles.swatch}>
          <input
            type="radio"
            name="banner"
            checked={isOwn}
            onChange={pickFreely}
            onClick={isOwn ? pickFreely : undefined}
          />
          <span className={`${styles.field} ${styles.spectrum}`}>
            <PaletteIcon size={18} className={styles.palette} />
            {isOwn && <CheckIcon size={14} weight="bold" className={styles.check} />}
          </span>
          <b>{wizardScreenTexts.own()}</b>
          <span>{wizardScreenTexts.pickFreely()}</span>
        </Text>
      </div>
      <div className={styles.hex} ref={hexField}>
        <ColorField
          label={wizardScreenTexts.hex()}
          aside="#RRGGBB"
          value={fields.bannerColor}
          onChange={(bannerColor) => change({ bannerColor })}
          error={error('bannerColor')}
        />
        <BannerNote color={fields.bannerColor} />
      </div>
    </>
  )
}
