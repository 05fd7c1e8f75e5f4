import { texts } from '#base/text.ts'

/** /settings/api-key. */
export const developersPage = texts({
  title: { en: 'Developers', fr: 'Développeurs' },
  explanation: { en: 'Keys and webhooks for your own programs', fr: 'Clés et webhooks pour vos propres programmes' },
  explanationKeys: { en: 'Keys for your own programs', fr: 'Des clés pour vos propres programmes' },
  docs: { en: 'API documentation', fr: "Documentation de l'API" },
  newKey: { en: 'New key', fr: 'Nouvelle clé' },
  keys: { en: 'API keys', fr: "Clés d'API" },
  security: {
    en: 'Anyone with a key can act for {community}. Keep keys out of web pages and repositories, and regenerate a key as soon as you doubt it.',
    fr: 'Toute personne qui a une clé peut agir au nom de {community}. Ne mettez jamais une clé dans une page web ou un dépôt de code, et régénérez-la au moindre doute.',
  },
})

/** The table of keys. */
export const keyRows = texts({
  name: { en: 'Name', fr: 'Nom' },
  key: { en: 'Key', fr: 'Clé' },
  mayDo: { en: 'Permissions', fr: 'Autorisations' },
  created: { en: 'Created', fr: 'Création' },
  lastUsed: { en: 'Last used', fr: 'Dernier usage' },
  communityKey: { en: 'Community key', fr: 'Clé de la communauté' },
  sendsAndReads: { en: 'Sends and reads badges', fr: 'Envoie et lit des badges' },
  everything: { en: 'Everything', fr: 'Tout' },
  andMore: { en: '{list} and {count} more', fr: '{list} et {count} de plus' },
  onlyFor: { en: '{list}, only “{template}”', fr: '{list}, seulement « {template} »' },
  forSome: {
    en: { one: '{list}, 1 template only', other: '{list}, {count} templates only' },
    fr: { one: '{list}, 1 seul modèle', other: '{list}, {count} modèles seulement' },
  },
  by: { en: 'by {email}', fr: 'par {email}' },
  endingIn: { en: 'ends in {end}', fr: 'se termine par {end}' },
  never: { en: 'Never used', fr: 'Jamais utilisée' },
  today: { en: 'Today', fr: "Aujourd'hui" },
  yesterday: { en: 'Yesterday', fr: 'Hier' },
  fromNetwork: { en: '{call} from network {network}', fr: '{call} depuis le réseau {network}' },
  expires: { en: 'Expires {date}', fr: 'Expire le {date}' },
  expired: { en: 'Expired', fr: 'Expirée' },
  unused: { en: 'Unused for 90 days', fr: 'Inutilisée depuis 90 jours' },
  oldUntil: { en: 'Previous key until {when}', fr: "Clé précédente jusqu'au {when}" },
  networks: {
    en: { one: 'From 1 network only', other: 'From {count} networks only' },
    fr: { one: 'Depuis 1 seul réseau', other: 'Depuis {count} réseaux seulement' },
  },
  show: { en: 'Show the community key', fr: 'Afficher la clé de la communauté' },
  hide: { en: 'Hide the community key', fr: 'Masquer la clé de la communauté' },
  copy: { en: 'Copy the community key', fr: 'Copier la clé de la communauté' },
  copied: { en: 'API key copied to clipboard', fr: "Clé d'API copiée dans le presse-papiers" },
  regenerate: { en: 'Regenerate', fr: 'Régénérer' },
  more: { en: 'More actions for {name}', fr: "Plus d'actions pour {name}" },
  rename: { en: 'Rename', fr: 'Renommer' },
  rotate: { en: 'Rotate', fr: 'Renouveler' },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
})

/** The dialogs about keys. */
export const keyDialogs = texts({
  newTitle: { en: 'New key', fr: 'Nouvelle clé' },
  nameLabel: { en: 'Name', fr: 'Nom' },
  nameHint: { en: 'The program or place that uses it', fr: "Le programme ou l'endroit qui l'utilise" },
  permissions: { en: 'Permissions', fr: 'Autorisations' },
  chosen: {
    en: { one: '{count} of {total} selected', other: '{count} of {total} selected' },
    fr: { one: '{count} sur {total} choisie', other: '{count} sur {total} choisies' },
  },
  everything: { en: 'Everything', fr: 'Tout' },
  templates: { en: 'Templates', fr: 'Modèles' },
  allTemplates: { en: 'All templates', fr: 'Tous les modèles' },
  someTemplates: { en: 'Only these', fr: 'Seulement ceux-ci' },
  addTemplate: { en: 'Add a template', fr: 'Ajouter un modèle' },
  searchTemplates: { en: 'Search templates', fr: 'Rechercher un modèle' },
  removeTemplate: { en: 'Remove {name}', fr: 'Retirer {name}' },
  expiry: { en: 'Expires', fr: 'Expiration' },
  inDays: {
    en: { one: 'In {count} day, on {date}', other: 'In {count} days, on {date}' },
    fr: { one: 'Dans {count} jour, le {date}', other: 'Dans {count} jours, le {date}' },
  },
  inYears: {
    en: { one: 'In {count} year, on {date}', other: 'In {count} years, on {date}' },
    fr: { one: 'Dans {count} an, le {date}', other: 'Dans {count} ans, le {date}' },
  },
  noExpiry: { en: 'Never', fr: 'Jamais' },
  networks: { en: 'Networks', fr: 'Réseaux' },
  networksHint: {
    en: 'One a line, such as 203.0.113.0/24. Calls from elsewhere are refused. Empty: from anywhere.',
    fr: "Un par ligne, par exemple 203.0.113.0/24. Les appels venus d'ailleurs sont refusés. Vide : depuis partout.",
  },
  create: { en: 'Create key', fr: 'Créer la clé' },
  creating: { en: 'Creating', fr: 'Création' },
  told: { en: 'All admins get an e-mail', fr: 'Tous les admins reçoivent un e-mail' },
  renameTitle: { en: 'Rename {name}', fr: 'Renommer {name}' },
  renamed: { en: 'Key renamed', fr: 'Clé renommée' },
  rotateTitle: { en: 'Rotate {name}?', fr: 'Renouveler {name} ?' },
  rotateText: {
    en: 'You get a new key. The current one keeps working for a while, so that you can replace it without interruption.',
    fr: "Vous obtenez une nouvelle clé. L'actuelle fonctionne encore un moment, pour que vous puissiez la remplacer sans interruption.",
  },
  overlap: { en: 'Current key works for', fr: 'La clé actuelle fonctionne encore' },
  atOnce: { en: 'Not at all: it stops now', fr: "Plus du tout : elle s'arrête maintenant" },
  hours: {
    en: { one: '{count} hour', other: '{count} hours' },
    fr: { one: '{count} heure', other: '{count} heures' },
  },
  days: { en: { one: '{count} day', other: '{count} days' }, fr: { one: '{count} jour', other: '{count} jours' } },
  rotate: { en: 'Rotate key', fr: 'Renouveler la clé' },
  rotating: { en: 'Rotating', fr: 'Renouvellement' },
  revokeTitle: { en: 'Revoke {name}?', fr: 'Révoquer {name} ?' },
  revokeText: {
    en: 'Programs that use it stop working immediately. This cannot be undone.',
    fr: "Les programmes qui l'utilisent s'arrêtent immédiatement. Cette action est irréversible.",
  },
  keep: { en: 'Keep it', fr: 'La garder' },
  revoke: { en: 'Revoke key', fr: 'Révoquer la clé' },
  revoking: { en: 'Revoking', fr: 'Révocation' },
  revoked: { en: 'Key revoked', fr: 'Clé révoquée' },
  regenerateTitle: { en: 'Regenerate the community key?', fr: 'Régénérer la clé de la communauté ?' },
  regenerateText: {
    en: 'The current key stops working immediately: programs that use it need the new one. All admins get an e-mail.',
    fr: "La clé actuelle s'arrête immédiatement : les programmes qui l'utilisent ont besoin de la nouvelle. Tous les admins reçoivent un e-mail.",
  },
  regenerate: { en: 'Regenerate', fr: 'Régénérer' },
  regenerating: { en: 'Regenerating', fr: 'Régénération' },
  regenerated: { en: 'API key regenerated successfully', fr: "Clé d'API régénérée" },
})

/** A secret that is shown once. */
export const secretWords = texts({
  keyTitle: { en: 'Copy your new key', fr: 'Copiez votre nouvelle clé' },
  keyText: {
    en: 'It is shown only this once. Keep it in a secret store or in the settings of your server, never in a web page or a repository.',
    fr: "Elle n'est affichée que cette fois. Gardez-la dans un coffre à secrets ou dans les paramètres de votre serveur, jamais dans une page web ou un dépôt de code.",
  },
  oldUntil: { en: 'The previous key works until {when}.', fr: "La clé précédente fonctionne jusqu'au {when}." },
  copy: { en: 'Copy', fr: 'Copier' },
  saved: { en: 'I have saved it', fr: "C'est en lieu sûr" },
  notSaved: {
    en: 'It cannot be shown again. Copy it, then choose “I have saved it”.',
    fr: "Plus aucun affichage ne sera possible. Faites une copie, puis choisissez « C'est en lieu sûr ».",
  },
})
