import { type CardCategory, type CardSpec, DEFAULT_THEMES } from './card-spec.ts'
import { examplePicture } from './example-pictures.ts'

/** A card of a category with its default theme and example words; `more` overrides fields. */
export function exampleSpec(category: CardCategory, more: Partial<CardSpec> = {}): CardSpec {
  return {
    category,
    language: 'en',
    issuerName: 'Cordée Lyon',
    issuerImage: examplePicture('peaks'),
    effect: 'glare',
    isLogoBack: true,
    shape: 'shape_1',
    ...DEFAULT_THEMES[category],
    ...EXAMPLES[category],
    ...more,
  }
}

const EXAMPLES: Record<CardCategory, Pick<CardSpec, 'title' | 'image' | 'subtitle'> & Partial<CardSpec>> = {
  basic: { title: 'Lead climbing', image: examplePicture('mountains'), subtitle: 'Certified, valid 12 months' },
  community: {
    title: 'Kindest belay of the week',
    image: examplePicture('friends'),
    subtitle: 'Given by members',
    giver: 'Inès',
    holderName: 'Malik',
  },
  participation: {
    title: 'Night of the Wall',
    image: examplePicture('night'),
    subtitle: '',
    eventDate: '2026-03-14T19:00',
    place: 'Lyon, France',
  },
  ticket: {
    title: 'Winter opening',
    image: examplePicture('waves'),
    subtitle: '',
    eventDate: '2026-12-05T20:00',
    place: 'Lyon, France',
    section: 'B',
    seat: '14',
    holderName: 'Inès Carvalho',
  },
  membership: { title: '', image: '', subtitle: '', holderName: 'Malik Benaïssa', memberSince: '2021' },
  role: { title: 'Route setter', image: examplePicture('charge'), subtitle: '' },
}
