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
