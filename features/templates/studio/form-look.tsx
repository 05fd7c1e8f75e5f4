import { useProblemText } from '#ui/catalogue.tsx'
import { ColorField } from '#ui/color-field.tsx'
import { ContrastNote } from '#ui/contrast-note.tsx'
import { useTexts } from '#ui/language.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { CARD_EFFECTS, TEXTURES } from '../rules.ts'
import { formWords } from '../texts.ts'
import type { FormPartProps } from './form-content.tsx'
import styles from './template-form.module.css'

/** Colours with their measured sentence, logo on the back, effect, and the texture where the effect shows one. */
export function FormLook({ values, change, problems }: FormPartProps) {
  const t = useTexts(formWords)
  const sentence = useProblemText()
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  const colors = {
    '--swatch-field': values.themeBgColor,
    '--swatch-text': values.themeTextColor,
  } as React.CSSProperties
  return (
    <section className={styles.part} style={colors}>
      <h3>{t.look()}</h3>
      <div className={styles.colors}>
        <ColorField
          label={t.background()}
          value={values.themeBgColor}
          onChange={(themeBgColor) => change({ themeBgColor })}
          error={error('themeBgColor')}
        />
        <ColorField
          label={t.text()}
          value={values.themeTextColor}
          onChange={(themeTextColor) => change({ themeTextColor })}
          error={error('themeTextColor')}
        />
        <div className={styles.logo}>
          <SwitchField
            label={t.logoOnBack()}
            checked={values.themeIsLogoBack}
            onChange={(themeIsLogoBack) => change({ themeIsLogoBack })}
          />
        </div>
      </div>
      <ContrastNote
        background={values.themeBgColor}
        text={values.themeTextColor}
        onUse={(themeTextColor) => change({ themeTextColor })}
      />
      <Choices
        label={t.effect()}
        name="effect"
        options={CARD_EFFECTS.map((effect) => ({ value: effect, label: t[effect](), isNamed: true }))}
        chosen={values.themeCardEffect}
        onChoose={(themeCardEffect) => change({ themeCardEffect })}
      />
      {values.themeCardEffect !== 'glare' && (
        <Choices
          label={t.texture()}
          aside={t.textureHint()}
          name="texture"
          options={TEXTURES.map((texture, at) => ({
            value: texture,
            label: t.textureName({ n: at + 1 }),
            isNamed: false,
          }))}
          chosen={values.themeTextureImageURL}
          onChoose={(themeTextureImageURL) => change({ themeTextureImageURL })}
        />
      )}
    </section>
  )
}

type ChoicesProps<V extends string> = {
  label: string
  aside?: string
  name: string
  options: { value: V; label: string; isNamed: boolean }[]
  chosen: V
  onChoose: (value: V) => void
}

function Choices<V extends string>({ label, aside, name, options, chosen, onChoose }: ChoicesProps<V>) {
  return (
    <fieldset className={styles.choices} data-many={options.length > 5 || undefined}>
      <legend>
        {label}
        {aside && <span className="bz-caption">{aside}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.sample} data-look={option.value} aria-hidden="true" />
          <span className={option.isNamed ? styles.sampleName : 'bz-hidden'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
