type Sentence = { en: unknown; fr: unknown }
type Form = { language: 'en' | 'fr'; name: string; text: string }

/** How the wording of a sentence breaks a rule of all sentences. */
export function wordingOffences(sentence: Sentence): string[] {
  return formsOf(sentence).flatMap((form) => [...curlyIn(form), ...elidedIn(form)])
}

/** Every wording of a sentence; one without plurals has the name `''`. */
function formsOf(sentence: Sentence): Form[] {
  return (['en', 'fr'] as const).flatMap((language) => {
    const wording = sentence[language]
    const forms = typeof wording === 'string' ? { '': wording } : (wording as Record<string, string>)
    return Object.entries(forms).map(([name, text]) => ({ language, name, text }))
  })
}

/** Sources have straight apostrophes, so that a sentence is found by what one types. */
function curlyIn({ language, text }: Form): string[] {
  return /[\u2018\u2019]/.test(text) ? [`${language} has a curled apostrophe: write ', it is curled on the screen`] : []
}

/** Whether d' or de is right depends on the name. */
function elidedIn({ language, text }: Form): string[] {
  const found = language === 'fr' ? /(?:^|[^\p{L}])(\p{L}+')\{\w+\}/u.exec(text) : null
  return found ? [`fr writes ${found[1]} before a value: write the whole word, it is elided before a vowel`] : []
}
