import { ROLE_SHAPES } from '#card/shapes.ts'
import { TexturePreview } from '#card/texture-preview.tsx'
import { getIssuer } from '#features/issuers/contract.ts'
import { BANNER_PRESETS } from '#features/issuers/rules.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { ColorField } from '#ui/fields/color-field.tsx'
import { ContrastNote } from '#ui/fields/contrast-note.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { CARD_EFFECTS, SHAPES, TEXTURES } from '../../rules.ts'
import { formWords } from '../../texts.ts'
import { detailFieldWords } from '../texts.ts'
import { Choices } from './choices.tsx'
import type { FormPartProps } from './form-part.ts'

const TEXT_PRESETS = ['#FFFFFF', ...BANNER_PRESETS]

/** Colours with their measured contrast, logo on the back, effect and texture; for a Role, its shape and one colour. */
export function FormLook(props: FormPartProps) {
  const { category, values, change } = props
  const formTexts = useTexts(formWords)
  const colors = {
    '--swatch-field': values.themeBgColor,
    '--swatch-text': values.themeTextColor,
  } as React.CSSProperties
  const { look } = CATEGORY_FIELDS[category]
  if (look === 'own') return null
  return (
    <Stack as="section" gap="l" style={colors} data-tour="look">
      <h3>{formTexts.look()}</h3>
      {look === 'shapes' ? <ShapeChoice {...props} /> : <Colors {...props} />}
      {/* The text of a Role stands on a light plate, whatever its colour. */}
      {look !== 'shapes' && (
        <ContrastNote
          background={values.themeBgColor}
          text={values.themeTextColor}
          onUse={(themeTextColor) => change({ themeTextColor })}
        />
      )}
      {look === 'textures' && <Effects {...props} />}
    </Stack>
  )
}

function ShapeChoice({ values, change, problems }: FormPartProps) {
  const detailFieldTexts = useTexts(detailFieldWords)
  const sentence = useProblemText()
  const grounds = useGrounds()
  return (
    <>
      <Choices
        label={detailFieldTexts.shape()}
        name="shape"
        options={SHAPES.map((shape, at) => ({
          value: shape,
          label: detailFieldTexts.shapeName({ n: at + 1 }),
          isNamed: false,
          sample: (
            <svg viewBox="0 0 400 410">
              <title>{shape}</title>
              <path d={ROLE_SHAPES[shape]} />
            </svg>
          ),
        }))}
        chosen={values.themeShape}
        onChoose={(themeShape) => change({ themeShape })}
      />
      <Grid columns={2} beside gap="l">
        <ColorField
          label={detailFieldTexts.color()}
          value={values.themeBgColor}
          onChange={(themeBgColor) => change({ themeBgColor })}
          presets={grounds}
          error={problems.themeBgColor && sentence(problems.themeBgColor)}
        />
      </Grid>
    </>
  )
}

function Colors({ values, change, problems }: FormPartProps) {
  const formTexts = useTexts(formWords)
  const sentence = useProblemText()
  const grounds = useGrounds()
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  return (
    <>
      <Grid columns={2} beside gap="l">
        <ColorField
          label={formTexts.background()}
          value={values.themeBgColor}
          onChange={(themeBgColor) => change({ themeBgColor })}
          presets={grounds}
          error={error('themeBgColor')}
        />
        <ColorField
          label={formTexts.text()}
          value={values.themeTextColor}
          onChange={(themeTextColor) => change({ themeTextColor })}
          presets={TEXT_PRESETS}
          error={error('themeTextColor')}
        />
      </Grid>
      <SwitchField
        label={formTexts.logoOnBack()}
        checked={values.themeIsLogoBack}
        onChange={(themeIsLogoBack) => change({ themeIsLogoBack })}
      />
    </>
  )
}

function Effects({ values, change }: FormPartProps) {
  const formTexts = useTexts(formWords)
  return (
    <>
      <Choices
        label={formTexts.effect()}
        name="effect"
        options={CARD_EFFECTS.map((effect) => ({ value: effect, label: formTexts[effect](), isNamed: true }))}
        chosen={values.themeCardEffect}
        onChoose={(themeCardEffect) => change({ themeCardEffect })}
      />
      {values.themeCardEffect !== 'glare' && (
        <Choices
          label={formTexts.texture()}
          aside={formTexts.textureHint()}
          name="texture"
          options={TEXTURES.map((texture, at) => ({
            value: texture,
            label: formTexts.textureName({ n: at + 1 }),
            isNamed: false,
            sample: <TexturePreview texture={texture} field={values.themeBgColor} ink={values.themeTextColor} />,
          }))}
          chosen={values.themeTextureImageURL}
          onChoose={(themeTextureImageURL) => change({ themeTextureImageURL })}
        />
      )}
    </>
  )
}

/** The community's own colour before the others. */
function useGrounds(): string[] {
  const own = useQueryCall(getIssuer, {}, { quiet: true }).data?.bannerColor.toUpperCase()
  return [...new Set([...(own ? [own] : []), ...BANNER_PRESETS])]
}
