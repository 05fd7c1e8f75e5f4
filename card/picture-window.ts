import { type CardCategory, type CardShape, type CardSpec, DEFAULT_THEMES } from './card-spec.ts'
import { layoutFront } from './front.ts'
import type { PictureMark } from './mark.ts'

/** The box of a card's picture and its clipping outline, in units of the card. */
export function pictureWindow(category: CardCategory, shape: CardShape) {
  const { marks } = layoutFront({ ...BLANK, ...DEFAULT_THEMES[category], category, shape })
  const picture = marks.find((mark): mark is PictureMark => mark.kind === 'picture' && mark.role === 'picture')
  if (!picture) throw new Error(`The card of a ${category} shows no picture`)
  const { x, y, width, height, window } = picture
  const { x: left, y: top, scale = 1 } = window.at ?? { x: 0, y: 0 }
  return { box: { x, y, width, height }, outline: { d: window.d, at: { x: left, y: top, scale } } }
}

/** A card with a picture, because a Membership card has a window only then. */
const BLANK: Omit<CardSpec, 'category' | 'shape' | 'backgroundColor' | 'textColor' | 'texture'> = {
  language: 'en',
  title: '',
  issuerName: '',
  issuerImage: '',
  image: 'picture',
  effect: 'glare',
  isLogoBack: false,
  subtitle: '',
}
