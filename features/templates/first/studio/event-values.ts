import { type FormValues, startValues, type Template } from '../../form/studio/form-values.ts'
import type { Category } from '../../rules.ts'

/**
 * A form of a category with what it shares with the event of another template: its title, picture, time and place. Without
 * an event an empty form.
 */
export function eventValues(category: Category, of: Template): FormValues {
  const values = startValues(category)
  if (!of.data.eventDetails) return values
  const { name, picture, startsAt, endsAt, timeZone, isVirtual, place, street } = startValues(of.data.badgeCategory, of)
  return { ...values, name, picture, startsAt, endsAt, timeZone, isVirtual, place, street }
}
