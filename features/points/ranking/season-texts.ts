import { texts } from '#base/text.ts'

/** The seasons of a ranking, by quarter. */
export const seasonTexts = texts({
  seasonInvalid: { en: 'There is no such season.', fr: "Cette saison n'existe pas." },
  season1: { en: 'Winter season', fr: "Saison d'hiver" },
  season2: { en: 'Spring season', fr: 'Saison de printemps' },
  season3: { en: 'Summer season', fr: "Saison d'été" },
  season4: { en: 'Autumn season', fr: "Saison d'automne" },
  short1: { en: 'Winter {year}', fr: 'Hiver {year}' },
  short2: { en: 'Spring {year}', fr: 'Printemps {year}' },
  short3: { en: 'Summer {year}', fr: 'Été {year}' },
  short4: { en: 'Autumn {year}', fr: 'Automne {year}' },
})
