import { texts } from '#base/text.ts'

/** What a scope permits, as a choice in the form of a key. */
export const scopeWords = texts({
  'templates:read': {
    en: 'See templates, their versions and their counts',
    fr: 'Voir les modèles, leurs versions et leurs totaux',
  },
  'templates:write': { en: 'Create, edit and publish templates', fr: 'Créer, modifier et publier des modèles' },
  'sessions:read': { en: 'See what was sent, and links', fr: 'Voir les envois et les liens' },
  'sessions:write': {
    en: 'Send badges, create links, import recipients',
    fr: 'Envoyer des badges, créer des liens, importer des destinataires',
  },
  'badges:read': { en: 'See issued badges and their status', fr: 'Voir les badges émis et leur statut' },
  'badges:revoke': {
    en: 'Revoke, suspend, reinstate and reissue badges',
    fr: 'Révoquer, suspendre, rétablir et réémettre des badges',
  },
  'addresses:read': {
    en: "See recipients' e-mail addresses, masked without it, and the names entered for them",
    fr: 'Voir les adresses e-mail des destinataires, masquées sinon, et les noms saisis pour eux',
  },
  'members:read': { en: 'List and export members', fr: 'Lister et exporter les membres' },
  'points:read': { en: 'See points and their history', fr: 'Voir les points et leur historique' },
  'points:write': { en: 'Add and deduct points', fr: 'Ajouter et retirer des points' },
  'quests:read': { en: 'See quests and progress', fr: 'Voir les quêtes et leur progression' },
  'quests:write': { en: 'Create and edit quests', fr: 'Créer et modifier des quêtes' },
  'insights:read': { en: 'See figures about badges that were sent', fr: 'Voir les chiffres des badges envoyés' },
  'presentations:verify': {
    en: 'Check badges that people show',
    fr: 'Vérifier les badges que les personnes montrent',
  },
  'webhooks:manage': { en: 'Manage webhooks and their log', fr: 'Gérer les webhooks et leur journal' },
})

/** The groups of scopes in the form of a key. */
export const scopeGroupWords = texts({
  templates: { en: 'Templates', fr: 'Modèles' },
  badges: { en: 'Badges', fr: 'Badges' },
  people: { en: 'People', fr: 'Personnes' },
  quests: { en: 'Points and quests', fr: 'Points et quêtes' },
  programs: { en: 'Checking and webhooks', fr: 'Vérification et webhooks' },
})

/** What a key may do, in a list in the middle of a sentence: "send badges, see templates". */
export const scopePhrases = texts({
  'templates:read': { en: 'see templates', fr: 'voir les modèles' },
  'templates:write': { en: 'edit templates', fr: 'modifier les modèles' },
  'sessions:read': { en: 'see history', fr: "voir l'historique" },
  'sessions:write': { en: 'send badges', fr: 'envoyer des badges' },
  'badges:read': { en: 'see badges', fr: 'voir les badges' },
  'badges:revoke': { en: 'revoke badges', fr: 'révoquer des badges' },
  'addresses:read': { en: 'see addresses', fr: 'voir les adresses' },
  'members:read': { en: 'see members', fr: 'voir les membres' },
  'points:read': { en: 'see points', fr: 'voir les points' },
  'points:write': { en: 'book points', fr: 'attribuer des points' },
  'quests:read': { en: 'see quests', fr: 'voir les quêtes' },
  'quests:write': { en: 'edit quests', fr: 'modifier les quêtes' },
  'insights:read': { en: 'see insights', fr: 'voir les statistiques' },
  'presentations:verify': { en: 'check badges', fr: 'vérifier des badges' },
  'webhooks:manage': { en: 'manage webhooks', fr: 'gérer les webhooks' },
})
