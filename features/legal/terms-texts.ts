import { texts } from '#base/text.ts'

/** Default terms of use, as Markdown. */
export const terms = texts({
  document: {
    en: `
# Terms of use

These terms are between you and whoever runs {host} (the operator). The operator is named in the [legal notice](/legal/en/legal).

## What this service does

Communities design digital badges here and send them to people. Each badge is a signed credential that anyone can check. People keep their badges in a wallet.

## If you run a community

- Give a true name and an address that you can read. The name stands on every badge, with the words "Self-declared" on the verification page.
- Send badges only to people who expect them. Every mail carries a link that ends mails from your community, and that choice is kept.
- You answer for what you write on a badge and for the pictures that you upload.
- A badge says something about a person. Give it for what the badge states, and revoke it, with a reason, when it was given in error.

## If you hold badges

- A badge that you keep is yours to show or not. A public page of it exists only while you share it; its verification page opens for whoever has its address.
- If you keep your own key, only you can restore it. The operator cannot give your twelve words back to you.

## What everyone agrees to

- Do not use the service to deceive, to harass, to send unwanted mail, or to break into it.
- The operator may close a community that does, and says why.

## What is not promised

The software is free and comes without warranty (Apache License 2.0). The operator says here how well the service is kept running, and for how long notice is given before it ends. Keep a copy of the badges that matter to you: each one can be downloaded as a signed file.

## Law and changes

The operator names here the law that applies, and how changes to these terms are announced.
`,
    fr: `
# Conditions d'utilisation

Ces conditions lient vous et la personne ou organisation qui exploite {host} (l'exploitant). L'exploitant est nommé dans les [mentions légales](/legal/fr/legal).

## Ce que fait ce service

Des communautés y créent des badges numériques et les envoient. Chaque badge est une attestation signée que chacun peut vérifier. Chacun garde ses badges dans un portefeuille.

## Si vous gérez une communauté

- Donnez un nom exact et une adresse que vous relevez. Ce nom figure sur chaque badge, avec la mention « Autodéclaré » sur la page de vérification.
- N'envoyez des badges qu'aux personnes qui s'y attendent. Chaque e-mail porte un lien qui met fin aux e-mails de votre communauté, et ce choix est conservé.
- Vous répondez de ce que vous écrivez sur un badge et des images que vous déposez.
- Un badge dit quelque chose d'une personne. Donnez-le pour ce qu'il affirme, et révoquez-le, avec un motif, s'il a été donné par erreur.

## Si vous détenez des badges

- Un badge que vous gardez est à vous : vous le montrez ou non. Sa page publique n'existe que tant que vous le partagez ; sa page de vérification s'ouvre pour quiconque en a l'adresse.
- Si vous gardez votre propre clé, vous seul pouvez la retrouver. L'exploitant ne peut pas vous rendre vos douze mots.

## Ce que chacun accepte

- Ne pas utiliser le service pour tromper, harceler, envoyer des e-mails non voulus ou s'y introduire.
- L'exploitant peut fermer une communauté qui le fait, et dit pourquoi.

## Ce qui n'est pas promis

Le logiciel est libre et fourni sans garantie (licence Apache 2.0). L'exploitant dit ici comment le service est maintenu, et avec quel préavis il prend fin. Gardez une copie des badges qui comptent pour vous : chacun peut être téléchargé sous forme de fichier signé.

## Droit applicable et modifications

L'exploitant nomme ici le droit applicable, et dit comment les modifications sont annoncées.
`,
  },
})
