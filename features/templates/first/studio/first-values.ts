import { contrastRatio, isHex } from '#base/colors.ts'
import { type Language, say } from '#base/text.ts'
import { type FormValues, startValues } from '../../form/studio/form-values.ts'
import type { FirstCategory } from '../../rules.ts'
import { firstCardTexts } from '../texts.ts'

const [WHITE, BLACK] = ['#FFFFFF', '#000000']

/** The finished form of a community's first card of a category: its name and colour, and words in a language. */
export function firstValues(
  category: FirstCategory,
  issuer: { name: string; bannerColor: string },
  language: Language,
): FormValues {
  const values = startValues(category)
  const background = isHex(issuer.bannerColor) ? issuer.bannerColor : values.themeBgColor
  const words = (key: keyof typeof firstCardTexts) => say(firstCardTexts[key], language, { issuer: issuer.name })
  return {
    ...values,
    ...(category === 'basic' && { name: words('basicTitle'), criteria: words('basicCriteria') }),
    description: words(`${category}Description`),
    themeBgColor: background,
    themeTextColor: contrastRatio(background, WHITE) >= contrastRatio(background, BLACK) ? WHITE : BLACK,
  }
}
