import { texts } from '#base/text.ts'

/** The help page, as Markdown. */
export const help = texts({
  document: {
    en: `
# Help

## I did not get a mail

Look in the junk folder first. Then check the address: one wrong letter is enough. A new link can be asked for after 15 seconds, and ten times an hour for one address. A mail with a badge may also have been refused by your mail server: whoever sent the badge sees that in the template's history, and can send it again.

## My link has ended

A sign-in link works once, and for 15 minutes. Ask for a new one. A link to a badge works until the date that stands in its mail; after that, ask the community to send it again. When it is sent again, the older links end.

## What is a wallet?

The place where your badges are kept, at [{walletUrl}]({walletUrl}). It opens by a link to your e-mail address, on any device. Nothing has to be installed, though you may add it to your home screen.

Instead of your e-mail you may keep a key of your own. Then only this device, or the twelve words of the recovery phrase, open the wallet.

## How do I get back into my wallet?

Open [{walletUrl}]({walletUrl}) and ask for a link to the address that received your badge. Any address that you joined to the wallet works. With a key of your own, unlock it on the device where it lies, or type your twelve words. Without the device and without the words, nobody can open it, the operator of this service included; the community can then give you the badge anew.

## How do I check a badge?

Scan the QR code on the card's back, or open the verification link that the holder gives you. The page checks the signature, the issuer's key, the issuer's permission, whether the badge was taken back, its dates, and the entry in the public log. Look at the host and the name: a community says of itself who it is.

## I no longer want these mails

Every mail that brings a badge has a link at its foot that ends mails from that community.

## My badge is wrong

Only the community that gave it can change that: ask it to take the badge back and to give a right one.

## Contact

[{supportEmail}](mailto:{supportEmail})
`,
    fr: `
# Aide

## Je n'ai pas reçu d'e-mail

Regardez d'abord dans les indésirables. Vérifiez ensuite l'adresse : une lettre fausse suffit. Un nouveau lien peut être demandé au bout de 15 secondes, et dix fois par heure pour une même adresse. Un e-mail qui apporte un badge a pu aussi être refusé par votre serveur de messagerie : l'expéditeur le voit dans l'historique du modèle et peut le renvoyer.

## Mon lien n'est plus valable

Un lien de connexion sert une seule fois, pendant 15 minutes. Demandez-en un nouveau. Un lien vers un badge fonctionne jusqu'à la date indiquée dans l'e-mail ; ensuite, demandez à la communauté de le renvoyer. Quand il est renvoyé, les liens plus anciens prennent fin.

## Qu'est-ce qu'un portefeuille ?

L'endroit où vos badges sont gardés, à l'adresse [{walletUrl}]({walletUrl}). Il s'ouvre par un lien envoyé à votre adresse e-mail, sur tout appareil. Rien n'est à installer, mais vous pouvez l'ajouter à votre écran d'accueil.

Au lieu de votre e-mail, vous pouvez garder une clé à vous. Alors seuls cet appareil, ou les douze mots de la phrase de secours, ouvrent le portefeuille.

## Comment rouvrir mon portefeuille ?

Ouvrez [{walletUrl}]({walletUrl}) et demandez un lien pour l'adresse qui a reçu votre badge. Toute adresse que vous avez jointe au portefeuille convient. Avec une clé à vous, déverrouillez-la sur l'appareil où elle se trouve, ou saisissez vos douze mots. Sans l'appareil ni les mots, personne ne peut l'ouvrir, pas même l'exploitant de ce service ; la communauté peut alors vous donner le badge à nouveau.

## Comment vérifier un badge ?

Scannez le code QR au dos de la carte, ou ouvrez le lien de vérification que vous donne le détenteur. La page contrôle la signature, la clé de l'émetteur, son autorisation, une éventuelle révocation, les dates et l'inscription au registre public. Regardez l'hôte et le nom : une communauté se nomme elle-même.

## Je ne veux plus de ces e-mails

Chaque e-mail qui apporte un badge porte, à son pied, un lien qui met fin aux e-mails de cette communauté.

## Mon badge est faux

Seule la communauté qui l'a donné peut y remédier : demandez-lui de le révoquer et d'en donner un juste.

## Contact

[{supportEmail}](mailto:{supportEmail})
`,
  },
})
