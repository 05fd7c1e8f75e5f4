import { CARD_CATEGORIES, CARD_EFFECTS, CARD_SHAPES, type CardCategory, type CardEffect } from '#card/card-spec.ts'

/** What the framed page is told to show (docs/embed.md). */
export type SheetCard = { category: CardCategory; effect: CardEffect; [field: string]: unknown }

/** The picture of each category, by collection and number of the built-in ones; a Role's are charges. */
export const PICTURES: Partial<Record<CardCategory, string>> = {
  basic: 'summits/1',
  community: 'bonds/2',
  participation: 'moments/1',
  ticket: 'events/1',
}
/** Names as content addresses have them: the page takes no others. */
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

/** One row an effect, one card a category; Roles also show their shapes and the colours that people give them. */
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

/** A built-in picture's name as the page takes it. */
export function addressOf(name: string): string {
  return name.replace('/', '').padEnd(20, '0')
}
