import type { Scope } from '#base/scopes.ts'
import type { Sentence } from '#base/text.ts'
import type { Kind } from '#features/webhooks/rules.ts'

/** What each scope permits, in the guide. */
export const SCOPE_TEXTS: Record<Scope, Sentence> = {
  'templates:read': {
    en: 'See templates, their versions and counts',
    fr: 'Voir les modèles, leurs versions et leurs nombres',
  },
  'templates:write': { en: 'Create, edit and publish templates', fr: 'Créer, modifier et publier des modèles' },
  'sessions:read': { en: 'See what was sent, and links', fr: 'Voir les envois et les liens' },
  'sessions:write': { en: 'Send badges and make links', fr: 'Envoyer des badges et créer des liens' },
  'badges:read': { en: 'Read issued badges', fr: 'Lire les badges émis' },
  'badges:revoke': {
    en: 'Revoke, suspend, reinstate and reissue badges',
    fr: 'Révoquer, suspendre, rétablir et réémettre des badges',
  },
  'addresses:read': { en: "See recipients' e-mail addresses", fr: 'Voir les adresses e-mail des destinataires' },
  'members:read': { en: 'See members', fr: 'Voir les membres' },
  'points:read': { en: 'See points and the ranking', fr: 'Voir les points et le classement' },
  'points:write': { en: 'Give and deduct points', fr: 'Donner et retirer des points' },
  'quests:read': { en: 'See quests, challenges and answers', fr: 'Voir les quêtes, les défis et les réponses' },
  'quests:write': {
    en: 'Manage quests and challenges, review answers',
    fr: 'Gérer les quêtes et les défis, examiner les réponses',
  },
  'presentations:verify': { en: 'Check badges and tickets', fr: 'Vérifier des badges et des billets' },
  'webhooks:manage': { en: 'Manage webhooks', fr: 'Gérer les webhooks' },
}

/** When a message of each kind is sent, in the guide. */
export const KIND_TEXTS: Record<Kind, Sentence> = {
  'template.published': { en: 'a template is published', fr: 'un modèle est publié' },
  'template.changed': { en: 'a published template gets a new version', fr: 'un modèle publié a une nouvelle version' },
  'template.deleted': { en: 'a published template is deleted', fr: 'un modèle publié est supprimé' },
  'claim.created': { en: 'a badge is sent, or a link made', fr: 'un badge est envoyé, ou un lien créé' },
  'claim.taken': { en: 'a badge is collected by its link', fr: 'un badge est récupéré par son lien' },
  'claim.bounced': { en: 'an e-mail is returned as undeliverable', fr: "un e-mail n'a pas pu être remis" },
  'badge.issued': { en: 'a badge is signed for a wallet', fr: 'un badge est signé pour un portefeuille' },
  'badge.revoked': { en: 'a badge is revoked', fr: 'un badge est révoqué' },
  'badge.suspended': { en: 'a badge is suspended', fr: 'un badge est suspendu' },
  'badge.resumed': { en: 'a suspended badge is reinstated', fr: 'un badge suspendu est rétabli' },
  'member.joined': { en: 'a person becomes a member', fr: 'une personne devient membre' },
  'member.left': { en: 'a member leaves', fr: 'un membre part' },
  'ticket.checkedIn': { en: 'a ticket is checked in at the door', fr: "un billet est validé à l'entrée" },
  'challenge.passed': { en: 'a member passes a challenge', fr: 'un membre réussit un défi' },
  'quest.done': { en: 'a member finishes a quest', fr: 'un membre termine une quête' },
  'points.booked': { en: 'points are given or deducted', fr: 'des points sont donnés ou retirés' },
  'presentation.done': { en: 'a requested badge was shown or refused', fr: 'un badge demandé a été montré ou refusé' },
  'send.finished': { en: 'all e-mails of a send have left', fr: "tous les e-mails d'un envoi sont partis" },
}
