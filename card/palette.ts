import { contrastRatio, mix, parseHex, READABLE, toHex } from '#base/colors.ts'
import { CARD_TEXTURES, type CardSpec, type CardTexture, DEFAULT_THEMES } from './card-spec.ts'
import { inkOn, shadeFor, toHsl, withLightness } from './shades.ts'

/** The foot is shaded a little more than needed, because the ruling and the light reduce the contrast. */
const FOOT_TARGET = 5.8

/** The colours of a card's drawing; the colours stored in the template never change. */
export type Palette = {
  field: string
  /** The field under the title: the field itself, or a shade on which the text is readable. */
  foot: string
  text: string
  /** Text at the head, where the field keeps its colour. */
  headText: string
  /** The edge of the card: the field lightened by 18 %. */
  edge: string
  /** The chosen texture, or with glare (which offers none) the category's ruling. */
  texture: CardTexture
  isLight: boolean
}

/** Computes a card's colours; an invalid colour is replaced by the category's own. */
export function paletteOf(spec: CardSpec): Palette {
  const theme = DEFAULT_THEMES[spec.category]
  const field = clean(spec.backgroundColor, theme.backgroundColor)
  const text = clean(spec.textColor, theme.textColor)
  const readable = contrastRatio(field, text) >= READABLE
  const { l, s } = toHsl(field)
  return {
    field,
    foot: readable ? field : shadeFor(field, text, Math.min(FOOT_TARGET, bestRatio(text))),
    text,
    headText: readable ? text : inkOn(field),
    edge: withLightness(field, l + (1 - l) * 0.18, s),
    texture: (spec.effect !== 'glare' && CARD_TEXTURES.find((texture) => texture === spec.texture)) || theme.texture,
    isLight: contrastRatio(field, '#000000') > contrastRatio(field, '#ffffff'),
  }
}

/** A quieter text colour: mixed with its background as far as it stays readable. */
export function softened(text: string, ground: string, share: number): string {
  for (let part = share; part > 0; part -= 0.05) {
    const soft = mix(text, ground, part)
    if (contrastRatio(soft, ground) >= READABLE) return soft
  }
  return text
}

function bestRatio(text: string): number {
  return Math.max(contrastRatio(text, '#000000'), contrastRatio(text, '#ffffff'))
}

function clean(color: string, instead: string): string {
  return toHex(parseHex(color) ?? parseHex(instead) ?? { r: 0, g: 0, b: 0 })
}
