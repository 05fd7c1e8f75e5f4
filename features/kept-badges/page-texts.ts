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
  untitled: { en: 'a badge without a title', fr: 'un badge sans titre' },
  offTitle: { en: 'There is no badge here', fr: "Il n'y a pas de badge ici" },
  offText: {
    en: 'This page is off: its holder closed it or removed the badge, the badge is not valid any more, or the operator closed it.',
    fr: "Cette page est fermée : son détenteur l'a fermée ou a retiré le badge, le badge n'est plus valable, ou l'exploitant l'a fermée.",
  },
  report: { en: 'Report this page', fr: 'Signaler cette page' },
  reportTitle: { en: 'Report this page?', fr: 'Signaler cette page ?' },
  reportText: {
    en: "The operator of this platform reads your report, and can close the page. The badge's holder does not see that the page was reported.",
    fr: "L'exploitant de cette plateforme lit votre signalement, et peut fermer la page. Le détenteur du badge ne voit pas que la page a été signalée.",
  },
  reportConfirm: { en: 'Report', fr: 'Signaler' },
  reporting: { en: 'Reporting', fr: 'Signalement' },
  reported: { en: 'Report sent', fr: 'Signalement envoyé' },
})
