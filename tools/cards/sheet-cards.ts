import { CARD_CATEGORIES, CARD_EFFECTS, CARD_SHAPES, type CardCategory, type CardEffect } from '#card/card-spec.ts'

/** The config of the framed page (docs/embed.md). */
export type SheetCard = { category: CardCategory; effect: CardEffect; [field: string]: unknown }

/** The built-in picture of each category, by collection and number; a Role's are charges. */
export const PICTURES: Partial<Record<CardCategory, string>> = {
  basic: 'summits/1',
  community: 'bonds/2',
  participation: 'moments/1',
  ticket: 'events/1',
}
/** Names in the form of content addresses: the page accepts no others. */
export const LOGO = 'examplelogo0000000000'
export const CHARGE = 'examplecharge00000000'

const ENAMELS = ['#354eb1', '#a02a4a', '#5a32b8', '#b3611c', '#1f7a86']
const SAID: Record<CardCategory, object> = {
  basic: { title: 'Lead climbing', subtitle: 'Certified, valid 12 months' },
  community: { title: 'Kindest belay of the week', giver: 'Inès', holderName: 'Malik' },
  participation: { title: 'Night of the Wall', eventDate: '2026-03-14T19:00', place: 'Lyon' },
  ticket: {
    title: 'Winter opening',
    eventDate: '2026-12-05T20:00',
    place: 'Lyon',
    section: 'B',
    seat: '14',
    holderName: 'Inès Carvalho',
  },
  membership: { title: 'Cordée Lyon membership', holderName: 'Malik Benaïssa', memberSince: '2021' },
  role: { title: 'Route setter' },
}

/** One row per effect, one card per category; Roles also show their shapes and various colours. */
export const SHEET: SheetCard[][] = CARD_EFFECTS.map((effect, row) =>
  CARD_CATEGORIES.map((category) => ({
    category,
    effect,
    issuerName: 'Cordée Lyon',
    issuerImage: `/ipfs/${LOGO}`,
    interactive: false,
    ...imageOf(category),
    ...SAID[category],
    ...(category === 'role' && { shape: CARD_SHAPES[row], backgroundColor: ENAMELS[row] }),
  })),
)

function imageOf(category: CardCategory) {
  if (category === 'role') return { image: `/ipfs/${CHARGE}` }
  const name = PICTURES[category]
  return name ? { image: `/ipfs/${addressOf(name)}` } : {}
}

/** A built-in picture's name in the form that the page accepts. */
export function addressOf(name: string): string {
  return name.replace('/', '').padEnd(20, '0')
}
