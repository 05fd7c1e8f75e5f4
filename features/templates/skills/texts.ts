import { texts } from '#base/text.ts'

/** The types of an alignment in plain words, by the term of Open Badges. */
export const skillTypes = texts({
  'ceasn:Competency': { en: 'Competency', fr: 'Compétence' },
  'ceterms:Credential': { en: 'Credential', fr: 'Titre ou certification' },
  CFItem: { en: 'Framework entry (CASE)', fr: "Élément d'un référentiel (CASE)" },
  CFRubric: { en: 'Rubric (CASE)', fr: "Grille d'évaluation (CASE)" },
  CFRubricCriterion: { en: 'Rubric criterion (CASE)', fr: "Critère d'une grille (CASE)" },
  CFRubricCriterionLevel: { en: 'Level of a rubric criterion (CASE)', fr: "Niveau d'un critère de grille (CASE)" },
  CTDL: { en: 'Credential Engine entry (CTDL)', fr: 'Fiche Credential Engine (CTDL)' },
})

/** Skills, tags and credits of a template or a badge. */
export const skillWords = texts({
  skills: { en: 'Skills', fr: 'Compétences' },
  tags: { en: 'Tags', fr: 'Mots-clés' },
  credits: { en: 'Credits', fr: 'Crédits' },
  tagsAre: { en: 'Tags: {tags}', fr: 'Mots-clés : {tags}' },
  creditsAre: { en: 'Credits: {credits}', fr: 'Crédits : {credits}' },
  suspension: { en: 'Suspension', fr: 'Suspension' },
})

/** The part of the template form about skills, tags, credits and suspension. */
export const skillFormWords = texts({
  title: { en: 'Skills, credits and suspension', fr: 'Compétences, crédits et suspension' },
  nothing: { en: 'Optional', fr: 'Facultatif' },
  sumSkills: {
    en: { one: '{count} skill', other: '{count} skills' },
    fr: { one: '{count} compétence', other: '{count} compétences' },
  },
  sumTags: {
    en: { one: '{count} tag', other: '{count} tags' },
    fr: { one: '{count} mot-clé', other: '{count} mots-clés' },
  },
  sumCredits: {
    en: { one: '{credits} credit', other: '{credits} credits' },
    fr: { one: '{credits} crédit', other: '{credits} crédits' },
  },
  sumSuspendable: { en: 'can be suspended', fr: 'suspension possible' },
  skillsHint: {
    en: 'Link the badge to skills or frameworks that employers and schools know.',
    fr: 'Reliez le badge à des compétences ou à des référentiels que connaissent les employeurs et les écoles.',
  },
  skill: { en: 'Skill {n}', fr: 'Compétence {n}' },
  name: { en: 'Name', fr: 'Nom' },
  address: { en: 'Address or identifier', fr: 'Adresse ou identifiant' },
  framework: { en: 'Framework', fr: 'Référentiel' },
  code: { en: 'Code', fr: 'Code' },
  type: { en: 'Type', fr: 'Type' },
  noType: { en: 'Not specified', fr: 'Non précisé' },
  add: { en: 'Add a skill', fr: 'Ajouter une compétence' },
  remove: { en: 'Remove skill {n}', fr: 'Retirer la compétence {n}' },
  tagsHint: {
    en: 'Words that help people find the badge. Press Enter after each.',
    fr: 'Des mots qui aident à trouver le badge. Entrée après chacun.',
  },
  creditsHint: {
    en: 'Credits or hours that the badge is worth, such as 2.5.',
    fr: 'Crédits ou heures que vaut le badge, par exemple 2,5.',
  },
  suspendable: { en: 'Badges can be suspended', fr: 'Les badges peuvent être suspendus' },
  suspendableHint: {
    en: 'These badges carry a second status, and some verifiers accept only one. Any badge can be revoked.',
    fr: "Ces badges portent un second statut, et certains vérificateurs n'en acceptent qu'un. Tout badge peut être révoqué.",
  },
})

/** The sentences for problems with skills, tags and credits. */
export const skillProblems = texts({
  alignmentNameMissing: {
    en: 'Give the skill a name, or remove it.',
    fr: 'Donnez un nom à la compétence, ou retirez-la.',
  },
  alignmentTextTooLong: {
    en: 'This has more than 200 characters.',
    fr: 'Ce texte dépasse 200 caractères.',
  },
  alignmentCharacters: {
    en: 'This contains a control character. Type the text instead of pasting it.',
    fr: 'Ce texte contient un caractère de contrôle. Saisissez-le au lieu de le coller.',
  },
  alignmentUrlInvalid: {
    en: 'Enter the address of the skill, such as https://example.org/skills/12, or its identifier (urn:...).',
    fr: "Indiquez l'adresse de la compétence, par exemple https://exemple.org/skills/12, ou son identifiant (urn:...).",
  },
  alignmentTypeInvalid: {
    en: 'Unknown type of skill. Choose one from the list.',
    fr: 'Type de compétence inconnu. Choisissez-en un dans la liste.',
  },
  alignmentTwice: { en: 'This skill is already in the list.', fr: 'Cette compétence est déjà dans la liste.' },
  alignmentsTooMany: { en: 'Add 20 skills at most.', fr: 'Ajoutez 20 compétences au plus.' },
  badgeTagTooLong: { en: 'A tag has more than 50 characters.', fr: 'Un mot-clé dépasse 50 caractères.' },
  badgeTagCharacters: {
    en: 'A tag contains a control character. Type the tag instead of pasting it.',
    fr: 'Un mot-clé contient un caractère de contrôle. Saisissez-le au lieu de le coller.',
  },
  badgeTagsTooMany: { en: 'Add 20 tags at most.', fr: 'Ajoutez 20 mots-clés au plus.' },
  creditsNotValid: {
    en: 'Credits must be a number from 0 to 100,000, with at most 3 decimals.',
    fr: 'Les crédits doivent être un nombre de 0 à 100 000, avec 3 décimales au plus.',
  },
})
