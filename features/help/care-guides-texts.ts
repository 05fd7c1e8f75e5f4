import { texts } from '#base/text.ts'

/**
 * Pages of the guide as Markdown, for what can go wrong and for programs. Only the names of buttons, fields and pages are
 * bold: `npm run check` looks for each of them in both languages.
 */
export const careGuides = texts({
  'missing-emails': {
    en: `
# When an e-mail does not arrive

The history of a template knows the fate of every e-mail: waiting, delivered, refused, collected.

1. Open the template and choose **History**. Search the person by name or address.
2. Look at **Delivery** and **Status**. **Not delivered** filters the e-mails that bounced.
3. Says **No such address**? Press **Fix**, type the right address, and press **Send**. The old link stops working.
4. Says **Delayed**? The next attempt is made automatically. Says **Mailbox full**? Press **Resend e-mail** another day.
5. Delivered, but nobody has it? It is probably in the spam folder. **Copy link** gives you the person's own link, to pass on in a message of yours.

## People who get nothing by choice

Everyone can unsubscribe from your e-mails. They still get their badges, without an e-mail: give them the link from the history. Under [**E-mail**](/settings/mail) you can look an address up, and **Resume e-mails** when the person asks for it.

## Good to know

- A new community can send a limited number of e-mails a day. The send panel says how many are left.
- Sending again and again to addresses that do not exist makes mail servers distrust you. Correct the list first.
- A badge that was never collected waits until the date in its e-mail.
`,
    fr: `
# Quand un e-mail n'arrive pas

L'historique d'un modèle connaît le sort de chaque e-mail : en attente, remis, refusé, badge récupéré.

1. Ouvrez le modèle et choisissez **Historique**. Cherchez la personne par nom ou par adresse.
2. Regardez **Remise** et **Statut**. **Non remis** filtre les e-mails qui sont revenus.
3. Il y est écrit **Adresse inconnue** ? Appuyez sur **Corriger**, saisissez la bonne adresse et appuyez sur **Envoyer**. L'ancien lien ne fonctionne plus.
4. Il y est écrit **Retardé** ? Un nouvel essai a lieu tout seul. Il y est écrit **Boîte pleine** ? Appuyez sur **Renvoyer l'e-mail** un autre jour.
5. Remis, mais introuvable ? Il est sans doute dans les indésirables. **Copier le lien** vous donne le lien de la personne, à transmettre dans un message de votre part.

## Les personnes qui ne veulent pas d'e-mails

Chacun peut se désabonner de vos e-mails. Ces personnes reçoivent quand même leurs badges, sans e-mail : donnez-leur le lien depuis l'historique. Sous [**E-mails**](/settings/mail), vous pouvez chercher une adresse, et **Écrire à nouveau** quand la personne le demande.

## Bon à savoir

- Une nouvelle communauté peut envoyer un nombre limité d'e-mails par jour. Le panneau d'envoi dit combien il en reste.
- Écrire sans cesse à des adresses qui n'existent pas vous fait perdre la confiance des serveurs de messagerie. Corrigez d'abord la liste.
- Un badge jamais récupéré attend jusqu'à la date indiquée dans son e-mail.
`,
  },
  'keys-and-webhooks': {
    en: `
# Keys and webhooks for your programs

A key lets a program do what you do by hand: create a template, send badges, read members. A webhook tells your program what happened.

1. Open [**Developers**](/settings/api-key) and press **New key**.
2. Give it a **Name**, choose its **Permissions** and, if it needs only some, its templates. **Expires** ends it by itself.
3. Press **Create key** and copy it. It is shown once: only a fingerprint is stored.
4. Open **API documentation**: every call has an example for curl, and its guide has a whole program for the shell and for TypeScript.
5. For messages to your server, press **Add a webhook**, enter an address and choose the events. Each message is signed: the documentation shows how to check it.

## Good to know

- **Rotate key** replaces a key, and lets the current one work a little longer. **Revoke key** stops it at once.
- A webhook that fails is tried again for some time. Open it to see each delivery with its request and response, and **Send again**.
- A key reads names and addresses only with the permission for it.
`,
    fr: `
# Des clés et des webhooks pour vos programmes

Une clé permet à un programme de faire ce que vous faites à la main : créer un modèle, envoyer des badges, lire les membres. Un webhook prévient votre programme de ce qui s'est passé.

1. Ouvrez [**Développeurs**](/settings/api-key) et appuyez sur **Nouvelle clé**.
2. Donnez-lui un **Nom**, choisissez ses **Autorisations** et, s'il ne lui en faut que certains, ses modèles. **Expiration** l'arrête toute seule.
3. Appuyez sur **Créer la clé** et copiez-la. Elle n'est affichée qu'une fois : seule une empreinte est conservée.
4. Ouvrez **Documentation de l'API** : chaque appel a un exemple pour curl, et son guide contient un programme entier pour le shell et pour TypeScript.
5. Pour des messages vers votre serveur, appuyez sur **Ajouter un webhook**, indiquez une adresse et choisissez les événements. Chaque message est signé : la documentation montre comment le vérifier.

## Bon à savoir

- **Renouveler la clé** la remplace et laisse l'ancienne fonctionner encore un peu. **Révoquer la clé** l'arrête aussitôt.
- Un webhook en échec est réessayé pendant quelque temps. Ouvrez-le pour voir chaque livraison, sa requête et sa réponse, et **Renvoyer**.
- Une clé ne lit les noms et les adresses qu'avec l'autorisation prévue.
`,
  },
})
