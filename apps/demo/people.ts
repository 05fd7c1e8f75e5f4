import type { Language } from '#base/text.ts'

export type Person = { name: string; email: string; language: Language }

/** The domain of closed mailboxes: e-mails to them bounce. */
export const GONE_DOMAIN = 'gone.example.org'
const PEOPLE_COUNT = 260

/** The step through the family names for each first name: coprime to their number, so that no name occurs twice. */
const STEP = 11
const GONE_EVERY = 43
const FIRST = `Léa Max Inès Tom Anouk Hugo Manon Louis Sarah Paul Yasmine Karim Clara Nadia Emma Jonas Alice Malik Zoé Victor
Chloé Rachid Jeanne Simon Amina Théo Lucie Oscar Farah Marius Élise Adam Nina Gabriel Rose Samuel Maud Idris Juliette Noé`
const LAST = `Moreau Brun Haddad Girard Petit Rossi Lambert Nguyen Fontaine Mercier Diallo Roux Blanc Keller Marchand Costa Faure
Perrin Amrani Colin Vidal Baker Gauthier Novak Robin Chevalier Silva Morin Benali Leroy Walsh Renaud Duval Hoffmann Garnier
Tanaka Barbier Lopez Arnaud Schmitt Weber Picard Osman`

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
  return { name, email: `${local}@${isGone ? GONE_DOMAIN : 'example.org'}`, language: at % 4 === 1 ? 'en' : 'fr' }
})
