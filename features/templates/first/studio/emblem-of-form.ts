import { isHex } from '#base/colors.ts'
import type { FormValues } from '../../form/studio/form-values.ts'
import type { Category } from '../../rules.ts'
import type { EmblemOf } from './use-emblem.ts'

/**
 * What the emblem of a form is drawn from: the badge's title, or the community's name while there is none; undefined when
 * the form has a picture of its own, or none was wanted.
 */
export function emblemOfForm(
  category: Category,
  { hasEmblem, picture, name, themeBgColor }: FormValues,
  issuer: { name: string; profileImage: string },
): EmblemOf | undefined {
  if (!hasEmblem || picture !== '' || !isHex(themeBgColor)) return undefined
  return {
    category,
    name: name.trim() || issuer.name,
    color: themeBgColor,
    picture: category === 'membership' ? issuer.profileImage : '',
  }
}
