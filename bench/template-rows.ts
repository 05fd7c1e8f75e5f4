import { newId } from '#base/ids.ts'
import { CATEGORIES } from '#features/templates/rules.ts'

const WORDS = ['Éscalade', 'glace', 'tête', 'bénévole', 'first aid', 'route', 'rope', 'belay', 'summit', 'Œuvre']

/** Rows of an issuer's templates over the six categories, the newest first, two of three published. */
export function templateRows(issuerId: string, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: newId(),
    issuerId,
    category: CATEGORIES[at % CATEGORIES.length] ?? 'basic',
    contractState: at % 3 ? ('stored' as const) : ('none' as const),
    lang: 'fr' as const,
    name: `${WORDS[at % WORDS.length]} ${WORDS[Math.floor(at / 10) % WORDS.length]} ${at}`,
    description: 'An example.',
    criteria: 'An example.',
    imageCid: '',
    themeBgColor: '#211970',
    themeTextColor: '#FFFFFF',
    themeCardEffect: 'glare' as const,
    themeTextureImageURL: 'texture_1',
    themeIsLogoBack: true,
    themeShape: 'shape_1',
    timestamped: false,
    createdAt: new Date(Date.now() - at * 1000),
    updatedAt: new Date(),
  }))
}
