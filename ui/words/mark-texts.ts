import { texts } from '#base/text.ts'

/** What the verified mark says, wherever a community that has it is named. */
export const markWords = texts({
  checkedOn: { en: 'Identity checked on {date} by {host}', fr: 'Identité vérifiée le {date} par {host}' },
  selfDeclared: { en: 'Self-declared', fr: 'Autodéclaré' },
})
