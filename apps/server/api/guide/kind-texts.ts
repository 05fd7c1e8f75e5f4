import type { Sentence } from '#base/text.ts'
import type { Kind } from '#features/webhooks/rules.ts'

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
