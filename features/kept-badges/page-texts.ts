import { texts } from '#base/text.ts'

/** The public page of a badge of another issuer. */
export const shownPage = texts({
  shows: {
    en: '{issuer} issued this badge. {host} only shows it for its holder.',
    fr: "{issuer} a émis ce badge. {host} ne fait que l'afficher pour son détenteur.",
  },
  claims: {
    en: 'It names {issuer} as its issuer. {host} only shows it for its holder.',
    fr: "Il désigne {issuer} comme émetteur. {host} ne fait que l'afficher pour son détenteur.",
  },
  stated: { en: '"{name}"', fr: '« {name} »' },
  untitled: { en: 'a badge without a title', fr: 'un badge sans titre' },
  offTitle: { en: 'There is no badge here', fr: "Il n'y a pas de badge ici" },
  offText: {
    en: 'Its holder turned this page off, or the badge is no longer genuine, or was revoked.',
    fr: "Son détenteur a fermé cette page, ou le badge n'est plus authentique, ou a été révoqué.",
  },
  says: { en: 'In the words of its issuer', fr: 'Selon son émetteur' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  report: { en: 'Report this page', fr: 'Signaler cette page' },
  reportTitle: { en: 'Report this page?', fr: 'Signaler cette page ?' },
  reportText: {
    en: 'The operator of this platform reads your report, and can close the page. Its holder does not see who sent it.',
    fr: "L'exploitant de cette plateforme lit votre signalement, et peut fermer la page. Son détenteur ne voit pas qui l'a envoyé.",
  },
  reportConfirm: { en: 'Report', fr: 'Signaler' },
  reporting: { en: 'Reporting', fr: 'Signalement' },
  reported: { en: 'Report sent', fr: 'Signalement envoyé' },
})
