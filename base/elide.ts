/** The French words that lose their vowel before a name. */
export const ELIDED_WORDS = ['de', 'que', 'le', 'la', 'ne', 'se', 'lorsque', 'puisque', 'jusque'] as const

/** How the words with an aspirated h begin that a community, a badge or a person may be named after. */
const ASPIRATED = beginning([
  'hach|hack|haie|haine|hall |halle|halls|halte[ -]|hamac|hambourg|hameau|hamster|hanche|hand|hangar|hanovre|hans|haras',
  'hardi|hareng|haricot|harlem|harpe|harry|harvard|hasard|haus|haut|havre|hawa|hérisson|hernie|héron|héros|herse|hêtre',
  'heurt|hibou|high|hip(?!p)|hit|hobby|hockey|holland|homard|hong|hors|houblon|house|housse|houx|hub|huguenot|huit[ -]',
  'huitième|hurl|hussard|hutte',
])

/** Vowels that sound like a consonant: onze, oui, yoga. */
const CONSONANT = beginning(['onz|oui |ouistiti|uhlan|y[aeiou]'])

/** Whether a French word before this name loses its vowel: the name begins with a vowel or a mute h. */
function isElidedBefore(name: string): boolean {
  const word = `${name.toLowerCase().normalize('NFC')} `
  if (word.startsWith('h')) return !ASPIRATED.test(word)
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  return /^[aeiouyœæ]/.test(plain) && !CONSONANT.test(plain)
}

/** One of those words and what follows it, up to the name: `de ` before Club, `d’` before Ateliers. */
export function elide(word: string, name: string): string {
  return isElidedBefore(name) ? `${word.slice(0, -1)}\u2019` : `${word} `
}

function beginning(words: string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})`)
}
