import type { Category } from './rules.ts'

/** The fields in the form of a category, and in its templates. */
export type CategoryFields = {
  /** Membership has a fixed title and fixed criteria instead. */
  title: boolean
  /** Whether a template needs its own picture; optional for a Role. */
  picture: boolean
  /** `textures` with effects, six `shapes` with one colour, or the category's own look. */
  look: 'textures' | 'shapes' | 'own'
  /** Dates, and a place or none. */
  event: boolean
  validity: boolean
  timestamped: boolean
  quantity: boolean
  points: boolean
  /** Name, seat and section, filled in for each badge. */
  options: boolean
  /** Whether a new template can stay a draft; a Membership card is published at once. */
  draft: boolean
}

const NONE = { event: false, validity: false, timestamped: false, quantity: false, points: false, options: false }
const WRITTEN = { title: true, picture: true, look: 'textures', draft: true } as const

export const CATEGORY_FIELDS: Record<Category, CategoryFields> = {
  basic: { ...NONE, ...WRITTEN, validity: true, timestamped: true, points: true },
  community: { ...NONE, ...WRITTEN },
  participation: { ...NONE, ...WRITTEN, event: true, quantity: true, points: true },
  ticket: { ...NONE, ...WRITTEN, event: true, options: true },
  membership: { ...NONE, title: false, picture: true, look: 'own', draft: false },
  role: { ...NONE, ...WRITTEN, picture: false, look: 'shapes', validity: true, timestamped: true, points: true },
}
