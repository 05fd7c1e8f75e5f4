import type { CATEGORIES } from '../rules.ts'

/** Which collections a category can use. */
export type GalleryScope = 'basic-community' | 'membership' | 'participation'

/** The built-in collections of each scope and how many pictures each has; pictures count from 1. */
export const GALLERY = {
  'basic-community': {
    summits: 6,
    waters: 6,
    woods: 6,
    skies: 6,
    stars: 6,
    shields: 6,
    honours: 6,
    chevrons: 6,
    rosettes: 6,
    weaves: 6,
    knots: 6,
    bonds: 6,
    crafts: 6,
    knowledge: 6,
    digital: 6,
    sports: 6,
    music: 6,
    care: 6,
    animals: 6,
    garden: 6,
  },
  membership: { colors: 8, wave: 8 },
  participation: { events: 8, moments: 8 },
} as const satisfies Record<GalleryScope, Record<string, number>>

/** The scope of a category's pictures: Role shares those of Basic, Ticket those of Participation. */
export function galleryScope(category: (typeof CATEGORIES)[number]): GalleryScope {
  if (category === 'membership') return 'membership'
  return category === 'participation' || category === 'ticket' ? 'participation' : 'basic-community'
}

/** How many pictures a collection has; undefined for an unknown name. */
export function picturesIn(collection: string): number | undefined {
  for (const collections of Object.values(GALLERY)) {
    const found = Object.entries(collections).find(([name]) => name === collection)
    if (found) return found[1]
  }
  return undefined
}
