import type { Language } from '#base/text.ts'

export type Person = {
  name: string
  email: string
  language: Language
  /** What they call themselves in their wallet, and the built-in picture they chose; '' for people without. */
  pseudo: string
  /** The name in the community's list; '' of people whom it knows by their address alone. */
  listed: string
  /** What they tell the community when they join; '' of most. */
  told: string
  picture: string
}

/** The domain of closed mailboxes: e-mails to them bounce. */
export const GONE_DOMAIN = 'gone.example.org'
const PEOPLE_COUNT = 328

/** The step through the family names for each first name: coprime to their number, so that no name occurs twice. */
const STEP = 11
const GONE_EVERY = 43
const FIRST = `Léa Max Inès Tom Anouk Hugo Manon Louis Sarah Paul Yasmine Karim Clara Nadia Emma Jonas Alice Malik Zoé Victor
Chloé Rachid Jeanne Simon Amina Théo Lucie Oscar Farah Marius Élise Adam Nina Gabriel Rose Samuel Maud Idris Juliette Noé`
const LAST = `Moreau Brun Haddad Girard Petit Rossi Lambert Nguyen Fontaine Mercier Diallo Roux Blanc Keller Marchand Costa Faure
Perrin Amrani Colin Vidal Baker Gauthier Novak Robin Chevalier Silva Morin Benali Leroy Walsh Renaud Duval Hoffmann Garnier
Tanaka Barbier Lopez Arnaud Schmitt Weber Picard Osman`

/** Wallets without a name, people without one in the list, and wallets with a picture. */
const NAMELESS_EVERY = 17
const UNLISTED_EVERY = 51
const PICTURED_EVERY = 3
const PICTURES =
  `animals/1 garden/3 animals/5 sports/5 skies/2 animals/4 garden/1 crafts/3 animals/3 woods/2 garden/2 music/1
animals/2 garden/5 summits/2 waters/1 animals/6 garden/4 woods/6 moments/2 garden/6`.split(/\s+/)
/** People who call themselves otherwise, by their place in the list. */
const PSEUDOS: Record<number, string> = {
  6: 'Couture et café',
  14: 'Le vélo bleu de la rue Sainte-Catherine',
  22: 'Night owl',
  29: 'Zoé 🌱',
  38: 'Noé & filles',
  47: 'The second-hand piano',
  58: 'Mme Girard',
  66: 'ياسمين',
  75: 'L’atelier d’à côté',
  90: 'Øyvind',
  104: 'Two left thumbs',
  131: '李小龙',
}

/** Those of them who tell the community their name. */
const TOLD = [22, 47, 104]

function pseudoOf(name: string, at: number): string {
  return at % NAMELESS_EVERY === NAMELESS_EVERY - 1 ? '' : (PSEUDOS[at] ?? name)
}

/** The people of the demo community, all made up: names, addresses under example.org, and the language that each reads. */
export const PEOPLE: Person[] = Array.from({ length: PEOPLE_COUNT }, (_, at) => {
  const [first, last] = [FIRST.split(/\s+/), LAST.split(/\s+/)]
  const name = `${first[at % first.length]} ${last[(at * STEP) % last.length]}`
  const local = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(' ', '.')
    .toLowerCase()
  const isGone = at % GONE_EVERY === GONE_EVERY - 1
  return {
    name,
    email: `${local}@${isGone ? GONE_DOMAIN : 'example.org'}`,
    language: at % 4 === 1 ? 'en' : 'fr',
    pseudo: pseudoOf(name, at),
    listed: at % UNLISTED_EVERY === NAMELESS_EVERY - 1 ? '' : name,
    told: TOLD.includes(at) ? name : '',
    picture: at % PICTURED_EVERY === 0 ? (PICTURES[(at / PICTURED_EVERY) % PICTURES.length] ?? '') : '',
  }
})
