import dayjs from 'dayjs'
import { type Language, say } from '#base/text.ts'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { type FormValues, startValues } from '../../form/studio/form-values.ts'
import type { Category, FirstCategory } from '../../rules.ts'
import { exampleStartTexts } from '../texts.ts'

/** The categories whose form can start from an example; the others start from the community's first card. */
export type ExampleCategory = Exclude<Category, FirstCategory>

const SATURDAY = 6
const WALL_TIME = 'YYYY-MM-DD HH:mm'

/**
 * A form of a category with the words of an example, an emblem as its picture and, for events, the evening of the second
 * Saturday from now. Only the place of an event is left to fill in.
 */
export function exampleValues(
  category: ExampleCategory,
  issuer: { name: string },
  language: Language,
  now: Date,
): FormValues {
  const words = (part: 'Title' | 'Description' | 'Criteria') =>
    say(exampleStartTexts[`${category}${part}`], language, { issuer: issuer.name })
  const starts = dayjs(now).day(SATURDAY).add(1, 'week').hour(18).minute(0)
  return {
    ...startValues(category),
    name: words('Title'),
    description: words('Description'),
    criteria: words('Criteria'),
    hasEmblem: true,
    ...(CATEGORY_FIELDS[category].event && {
      startsAt: starts.format(WALL_TIME),
      endsAt: starts.hour(22).format(WALL_TIME),
    }),
  }
}
