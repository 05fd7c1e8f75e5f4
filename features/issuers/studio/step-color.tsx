import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { ColorField } from '#ui/color-field.tsx'
import { useTexts } from '#ui/language.tsx'
import { BANNER_PRESETS } from '../rules.ts'
import { wizardScreen } from '../texts.ts'
import { BannerNote } from './banner-note.tsx'
import type { Wizard } from './use-wizard.ts'
import styles from './wizard-fields.module.css'

const NAMES = { '#000000': 'black', '#4723AD': 'violet', '#51CBFF': 'sky' } as const

/** Step 3: the banner's colour; three presets, or any other. */
export function StepColor({ wizard }: { wizard: Wizard }) {
  const t = useTexts(wizardScreen)
  const { fields, change, error } = wizard
  const chosen = fields.bannerColor.toUpperCase()
  const isOwn = !BANNER_PRESETS.some((preset) => preset === chosen)
  return (
    <>
      <div className={styles.swatches} role="radiogroup" aria-label={t.colorName()}>
        {BANNER_PRESETS.map((preset) => (
          <label key={preset} className={styles.swatch}>
            <input
              type="radio"
              name="banner"
              checked={chosen === preset}
              onChange={() => change({ bannerColor: preset })}
            />
            <span className={styles.field} style={{ background: preset }}>
              {chosen === preset && <CheckIcon size={14} weight="bold" className={styles.check} />}
            </span>
            <b>{t[NAMES[preset]]()}</b>
            <span className="bz-mono">{preset}</span>
          </label>
        ))}
        <label className={styles.swatch}>
          <input
            type="radio"
            name="banner"
            checked={isOwn}
            onChange={() => document.querySelector<HTMLElement>('[data-own-color] button')?.click()}
            onClick={() => isOwn && document.querySelector<HTMLElement>('[data-own-color] button')?.click()}
          />
          <span className={`${styles.field} ${styles.spectrum}`}>
            <PaletteIcon size={18} className={styles.palette} />
            {isOwn && <CheckIcon size={14} weight="bold" className={styles.check} />}
          </span>
          <b>{t.own()}</b>
          <span>{t.pickFreely()}</span>
        </label>
      </div>
      <div className={styles.hex} data-own-color>
        <ColorField
          label={t.hex()}
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
