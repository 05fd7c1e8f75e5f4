import { texts } from '#base/text.ts'

/** Problems of the form of a key, and of keys. */
export const keyProblems = texts({
  keysUnavailable: {
    en: 'API keys are for communities that sign in by e-mail. Yours signs with a wallet.',
    fr: "Les clés d'API sont réservées aux communautés connectées par e-mail. La vôtre signe avec un portefeuille.",
  },
  nameMissing: { en: 'Name the key.', fr: 'Donnez un nom à la clé.' },
  nameTooLong: {
    en: 'A name has at most 50 characters.',
    fr: 'Un nom a au plus 50 caractères.',
  },
  scopesMissing: { en: 'Select at least one permission.', fr: 'Choisissez au moins une autorisation.' },
  scopesUnknown: { en: 'One of these permissions does not exist.', fr: "L'une de ces autorisations n'existe pas." },
  templatesMissing: {
    en: 'Add at least one template, or choose all templates.',
    fr: 'Ajoutez au moins un modèle, ou choisissez tous les modèles.',
  },
  templatesUnknown: {
    en: 'One of these templates does not exist or was removed.',
    fr: "L'un de ces modèles n'existe pas ou a été supprimé.",
  },
  tooManyTemplates: {
    en: 'A key names at most 100 templates.',
    fr: 'Une clé cite au plus 100 modèles.',
  },
  networkInvalid: {
    en: 'One of these networks is not valid. Write an address such as 203.0.113.7, or a network such as 203.0.113.0/24.',
    fr: "L'un de ces réseaux n'est pas valable. Écrivez une adresse comme 203.0.113.7, ou un réseau comme 203.0.113.0/24.",
  },
  tooManyNetworks: {
    en: 'A key has at most 20 networks.',
    fr: 'Une clé a au plus 20 réseaux.',
  },
  expiryInvalid: { en: 'Choose when the key expires.', fr: 'Choisissez quand la clé expire.' },
  overlapInvalid: {
    en: 'Choose how long the current key keeps working, at most 7 days.',
    fr: 'Choisissez combien de temps la clé actuelle fonctionne encore, 7 jours au plus.',
  },
  tooManyKeys: {
    en: 'A community has at most 50 keys. Revoke one that is no longer used.',
    fr: "Une communauté a au plus 50 clés. Révoquez-en une qui n'est plus utilisée.",
  },
  keyExpired: {
    en: 'This key has expired. Create a new one.',
    fr: 'Cette clé a expiré. Créez-en une nouvelle.',
  },
})
