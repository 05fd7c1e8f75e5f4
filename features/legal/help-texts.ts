import { texts } from '#base/text.ts'

/** The help page, as Markdown. */
export const help = texts({
  document: {
    en: `
# Help

## I did not get an e-mail

Look in your spam folder first. Then check the address: one wrong letter is enough. You can ask for a new link after 15 seconds, up to ten times an hour for one address. An e-mail with a badge may also have been refused by your mail server: the sender sees that in the template's history and can send it again.

## My link has expired

A sign-in link works once, within 15 minutes. Ask for a new one. A link to a badge works until the date in its e-mail; after that, ask the community to send it again. Once it is sent again, the older links stop working.

## I was invited to a community

The invitation works for 14 days and only for the address that received it. Its page says who invites you and what you can do there: accept or decline. You can also simply sign in to the studio with that address. If the link has expired, ask the person who invited you to send it again.

An admin sees everything in the community. A contributor sees the templates in their folders, and everything sent from them: an admin of the community can add more. If a community no longer appears when you sign in, your rights there have ended.

## What is a wallet?

The place where your badges are kept, at [{walletUrl}]({walletUrl}). It opens with a link sent to your e-mail address, on any device. There is nothing to install, but you can add it to your home screen.

Instead of your e-mail address, you can use a key of your own. Then only this device, or the twelve words of the recovery phrase, can open the wallet.

## How do I get back into my wallet?

Open [{walletUrl}]({walletUrl}) and ask for a link to the address that received your badge. Any address that you added to the wallet works. With a key of your own, unlock it on the device that holds it, or type your twelve words. Without the device or the words, nobody can open it, not even the operator of this service; the community can then reissue the badge.

## How do I check a badge?

Scan the QR code on the card's back, or open the verification link that the holder gives you. The page checks the signature, the issuer's key, the issuer's permission, whether the badge was revoked, its dates, and the public log. Look at the host and the name: a community chooses its own name.

## How do I check the badge of a person in front of me?

In the studio, open the published template and choose "Verify holders". Hold out the code: the person scans it with their wallet, compares the two digits and decides whether to show the badge. Your page then says yes or no. What was shown is deleted as soon as you go on; only counts by day stay. For helpers without an account, create a verifier link on the same page.

## A member gives me a badge, or I want to give one

Where your community allows it, open Gifts in your wallet and choose "Give a badge": by e-mail address, by the person's code, or among the members who let others find them. A gift for you waits in your wallet. Keep it or decline it: the giver is not notified. To get no more badges from one person, choose "Block" in the menu of their gift. You can unblock them under Gifts, Settings.

## How do I show a badge to someone?

In your wallet, choose "Scan" and scan the code that they hold out, or open the link that they send you. Check who is asking, for which badge, and that both screens show the same number. Nothing is sent before you press "Show this badge"; "Refuse" tells them nothing about you. Without a network you can hold out the badge itself, which nobody has checked then.

## I no longer want these e-mails

Every badge e-mail ends with a link to unsubscribe from that community's e-mails.

## My badge is wrong

Only the community that issued it can change that: ask it to revoke the badge and issue a correct one.

## Contact

[{supportEmail}](mailto:{supportEmail})
`,
    fr: `
# Aide

## Je n'ai pas reçu d'e-mail

Regardez d'abord dans les indésirables. Vérifiez ensuite l'adresse : une lettre fausse suffit. Un nouveau lien peut être demandé au bout de 15 secondes, et dix fois par heure pour une même adresse. Un e-mail qui apporte un badge a pu aussi être refusé par votre serveur de messagerie : l'expéditeur le voit dans l'historique du modèle et peut le renvoyer.

## Mon lien n'est plus valable

Un lien de connexion sert une seule fois, pendant 15 minutes. Demandez-en un nouveau. Un lien vers un badge fonctionne jusqu'à la date indiquée dans l'e-mail ; ensuite, demandez à la communauté de le renvoyer. Une fois le badge renvoyé, les liens plus anciens ne fonctionnent plus.

## J'ai été invité dans une communauté

L'invitation vaut 14 jours, et seulement pour l'adresse qui l'a reçue. Sa page indique qui vous invite et ce que vous pourrez faire : acceptez ou déclinez. Vous pouvez aussi simplement vous connecter au studio avec cette adresse. Si le lien a expiré, demandez à la personne qui vous a invité de le renvoyer.

Un admin voit tout dans la communauté. Un contributeur voit les modèles de ses dossiers, et tout ce qui en a été envoyé : un admin de la communauté peut en ajouter. Si une communauté n'apparaît plus à la connexion, vos droits y ont pris fin.

## Qu'est-ce qu'un portefeuille ?

L'endroit où vos badges sont gardés, à l'adresse [{walletUrl}]({walletUrl}). Il s'ouvre par un lien envoyé à votre adresse e-mail, sur tout appareil. Rien n'est à installer, mais vous pouvez l'ajouter à votre écran d'accueil.

Au lieu de votre adresse e-mail, vous pouvez utiliser une clé à vous. Alors seuls cet appareil ou les douze mots de la phrase de secours ouvrent le portefeuille.

## Comment rouvrir mon portefeuille ?

Ouvrez [{walletUrl}]({walletUrl}) et demandez un lien pour l'adresse qui a reçu votre badge. Toute adresse que vous avez ajoutée au portefeuille convient. Avec une clé à vous, déverrouillez-la sur l'appareil où elle se trouve, ou saisissez vos douze mots. Sans l'appareil ni les mots, personne ne peut l'ouvrir, pas même l'exploitant de ce service ; la communauté peut alors délivrer le badge à nouveau.

## Comment vérifier un badge ?

Scannez le code QR au dos de la carte, ou ouvrez le lien de vérification que vous donne le détenteur. La page contrôle la signature, la clé de l'émetteur, son autorisation, une éventuelle révocation, les dates et l'inscription au registre public. Regardez l'hôte et le nom : une communauté choisit elle-même son nom.

## Comment vérifier le badge d'une personne en face de moi ?

Dans le studio, ouvrez le modèle publié et choisissez « Vérifier les détenteurs ». Présentez le code : la personne le scanne avec son portefeuille, compare les deux chiffres et décide de montrer ou non son badge. Votre page répond alors oui ou non. Ce qui a été montré est supprimé dès que vous continuez ; seuls des nombres par jour sont conservés. Pour des aides sans compte, créez un lien de vérification sur la même page.

## Un membre me donne un badge, ou je veux en donner un

Si votre communauté le permet, ouvrez Dons dans votre portefeuille et choisissez « Donner un badge » : par adresse e-mail, par le code de la personne, ou parmi les membres qui se laissent trouver. Un don pour vous attend dans votre portefeuille. Gardez-le ou refusez-le : le donneur n'en est pas prévenu. Pour ne plus recevoir de badges d'une personne, choisissez « Bloquer » dans le menu de son don. Vous pouvez annuler ce blocage sous Dons, Paramètres.

## Comment montrer un badge à quelqu'un ?

Dans votre portefeuille, choisissez « Scanner » et scannez le code qui vous est présenté, ou ouvrez le lien que vous avez reçu. Vérifiez qui demande, quel badge est demandé, et que les deux écrans affichent le même numéro. Rien n'est envoyé avant que vous appuyiez sur « Montrer ce badge » ; « Refuser » ne révèle rien de vous. Sans réseau, vous pouvez présenter le badge lui-même, que personne n'a alors vérifié.

## Je ne veux plus de ces e-mails

Chaque e-mail qui apporte un badge se termine par un lien pour se désabonner des e-mails de cette communauté.

## Mon badge est faux

Seule la communauté qui l'a délivré peut y remédier : demandez-lui de le révoquer et d'en délivrer un correct.

## Contact

[{supportEmail}](mailto:{supportEmail})
`,
  },
})
