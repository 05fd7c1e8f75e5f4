import { texts } from '#base/text.ts'

/** The cookie banner. Its buttons say what they do: no page has others with the same words. */
export const cookieWords = texts({
  question: { en: 'May we count visits?', fr: 'Pouvons-nous compter les visites ?' },
  answer: {
    en: 'One cookie, no advertising. Sign-in works either way.',
    fr: 'Un seul cookie, pas de publicité. La connexion fonctionne dans les deux cas.',
  },
  policy: { en: 'Cookie policy', fr: 'Politique des cookies' },
  reject: { en: 'Do not count', fr: 'Ne pas compter' },
  accept: { en: 'Count visits', fr: 'Compter' },
})
