import { texts } from '#base/text.ts'

/** Default terms of use, as Markdown. */
export const terms = texts({
  document: {
    en: `
# Terms of use

These terms are between you and the person or organisation that runs {host} (the operator). The operator is named in the [legal notice](/legal/en/legal).

## What this service does

Communities design digital badges here and send them to people. Each badge is a signed credential that anyone can check. People keep their badges in a wallet.

## If you run a community

- Give an accurate name and an e-mail address that you read. The name appears on every badge. The verification page says "Self-declared" beside it until we have checked your identity.
- Send badges only to people who expect them. Every e-mail has a link to unsubscribe from your community's e-mails, and that choice is respected.
- You are responsible for the text of your badges and for the pictures that you upload.
- A badge says something about a person. Give it only if the statement is true, and revoke it, with a reason, if it was given in error.

## If you hold badges

- A badge that you keep is yours to show or not. A public page of it exists only while you share it; its verification page opens for anyone with its address.
- If you keep your own key, only you can restore it. The operator cannot give your twelve words back to you.

## What everyone agrees to

- Do not use the service to deceive, to harass, to send unwanted e-mails, or to break into it.
- The operator may close a community that breaks these rules, and says why.

## What is not promised

The software is free and comes without warranty (Apache License 2.0). The operator states here how the service is maintained, and how much notice is given before it ends. Keep a copy of the badges that matter to you: each one can be downloaded as a signed file.

## Law and changes

The operator states here the law that applies, and how changes to these terms are announced.
`,
    fr: `
# Conditions d'utilisation

Ces conditions lient vous et la personne ou organisation qui exploite {host} (l'exploitant). L'exploitant est nommé dans les [mentions légales](/legal/fr/legal).

## Ce que fait ce service

Des communautés y créent des badges numériques et les envoient. Chaque badge est une attestation signée que chacun peut vérifier. Chacun garde ses badges dans un portefeuille.

## Si vous gérez une communauté

- Donnez un nom exact et une adresse e-mail que vous relevez. Ce nom figure sur chaque badge. La page de vérification l'accompagne de la mention « Autodéclaré » tant que nous n'avons pas vérifié votre identité.
- N'envoyez des badges qu'aux personnes qui s'y attendent. Chaque e-mail contient un lien pour se désabonner des e-mails de votre communauté, et ce choix est respecté.
- Vous êtes responsable du texte de vos badges et des images que vous déposez.
- Un badge dit quelque chose d'une personne. Donnez-le seulement si cela est vrai, et révoquez-le, avec un motif, s'il a été donné par erreur.

## Si vous détenez des badges

- Un badge que vous gardez est à vous : vous le montrez ou non. Sa page publique n'existe que tant que vous le partagez ; sa page de vérification s'ouvre pour quiconque en a l'adresse.
- Si vous gardez votre propre clé, vous seul pouvez la retrouver. L'exploitant ne peut pas vous rendre vos douze mots.

## Ce que chacun accepte

- Ne pas utiliser le service pour tromper, harceler, envoyer des e-mails non voulus ou s'y introduire.
- L'exploitant peut fermer une communauté qui enfreint ces règles, et dit pourquoi.

## Ce qui n'est pas promis

Le logiciel est libre et fourni sans garantie (licence Apache 2.0). L'exploitant dit ici comment le service est maintenu, et avec quel préavis il prend fin. Gardez une copie des badges qui comptent pour vous : chacun peut être téléchargé sous forme de fichier signé.

## Droit applicable et modifications

L'exploitant indique ici le droit applicable, et comment les modifications sont annoncées.
`,
  },
})
