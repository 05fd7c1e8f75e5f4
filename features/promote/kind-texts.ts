import { texts } from '#base/text.ts'

/** What a community says it is, in the form and for the operator. */
export const kindTexts = texts({
  association: { en: 'Association or club', fr: 'Association ou club' },
  school: { en: 'School or university', fr: 'École ou université' },
  company: { en: 'Company', fr: 'Entreprise' },
  publicBody: { en: 'Public body', fr: 'Organisme public' },
  group: { en: 'Informal group', fr: 'Groupe informel' },
  person: { en: 'Individual', fr: 'Particulier' },
})

/** What the mark says of each kind. */
export const verifiedTexts = texts({
  association: { en: 'Verified association', fr: 'Association vérifiée' },
  school: { en: 'Verified school', fr: 'Établissement vérifié' },
  company: { en: 'Verified company', fr: 'Entreprise vérifiée' },
  publicBody: { en: 'Verified public body', fr: 'Organisme public vérifié' },
  group: { en: 'Verified group', fr: 'Groupe vérifié' },
  person: { en: 'Verified person', fr: 'Personne vérifiée' },
})
