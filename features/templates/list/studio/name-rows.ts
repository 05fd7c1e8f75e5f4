import type { Output } from '#base/endpoint.ts'
import { plainText } from '#base/plain-text.ts'
import type { searchTemplates } from '../../contract.ts'
import { CATEGORIES, type Category, SEARCH_GROUP_SIZE } from '../../rules.ts'
import type { listTemplateNames } from '../contract.ts'

export type NamedTemplate = Output<typeof listTemplateNames>['templates'][number]
/** `plain`: the title as it is compared. */
export type PlainName = NamedTemplate & { plain: string }
export type NameGroup = { category: Category; totalCount: number; templates: NamedTemplate[] }

/** Names as they are compared: without capitals and accents. */
export function plainNames(templates: readonly NamedTemplate[]): PlainName[] {
  return templates.map((template) => ({ ...template, plain: plainText(template.title) }))
}

/** The names that contain a text, by category: the newest of each, and how many there are. Without a text: all. */
export function matchNames(names: readonly PlainName[], search: string): NameGroup[] {
  const text = plainText(search)
  const found = names.filter(({ plain }) => plain.includes(text))
  return CATEGORIES.flatMap((category) => {
    const all = found.filter((template) => template.category === category)
    return all.length === 0 ? [] : [{ category, totalCount: all.length, templates: all.slice(0, SEARCH_GROUP_SIZE) }]
  })
}

/** What the server found that the browser has no name of: older templates, and those made a moment ago. */
export function namesBelow(
  names: readonly NamedTemplate[],
  groups: Output<typeof searchTemplates>['groups'],
): NameGroup[] {
  const known = new Set(names.map(({ id }) => id))
  return groups.flatMap(({ category, totalCount, templates }) => {
    const others = templates.filter(({ id }) => !known.has(id))
    if (others.length === 0) return []
    const rows = others.map(({ id, name, contractState }) => ({ id, title: name, category, state: contractState }))
    return [{ category, totalCount, templates: rows }]
  })
}
