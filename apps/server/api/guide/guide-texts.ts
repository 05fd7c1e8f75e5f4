import { texts } from '#base/text.ts'

/** The guide before the calls, as Markdown; `[[name]]` is replaced by code or a generated table. */
export const guide = texts({
  title: { en: 'Blazon for developers', fr: 'Blazon pour les développeurs' },
  about: {
    en: 'Keys, scopes, webhooks and every call that an API key can make, with examples that run.',
    fr: "Clés, portées, webhooks et tous les appels possibles avec une clé d'API, avec des exemples qui fonctionnent.",
  },
  contents: { en: 'Contents', fr: 'Sommaire' },
  allCalls: { en: 'All calls', fr: 'Tous les appels' },
  client: { en: 'TypeScript client', fr: 'Client TypeScript' },
  calls: { en: 'Calls with a key', fr: 'Appels avec une clé' },
  callsText: {
    en: {
      one: '{count} call, by the scope that it needs. Each is generated from the contract that the server itself uses, and each example is the response of a real server in a test.',
      other:
        '{count} calls, by the scope that they need. Each is generated from the contract that the server itself uses, and each example is the response of a real server in a test.',
    },
    fr: {
      one: "{count} appel, par portée requise. Chacun est tiré du contrat que le serveur applique lui-même, et chaque exemple est la réponse d'un vrai serveur dans un test. Cette partie est en anglais.",
      other:
        "{count} appels, par portée requise. Chacun est tiré du contrat que le serveur applique lui-même, et chaque exemple est la réponse d'un vrai serveur dans un test. Cette partie est en anglais.",
    },
  },
  scope: { en: 'Scope', fr: 'Portée' },
  permits: { en: 'What it permits', fr: "Ce qu'elle permet" },
  callsColumn: { en: 'Calls', fr: 'Appels' },
  kind: { en: 'Kind', fr: 'Type' },
  sentWhen: { en: 'Sent when', fr: 'Envoyé quand' },
})

type Section = { id: string } & Record<'en' | 'fr', string>

/** The sections of the guide in their order; each begins with its heading. */
export const SECTIONS: Section[] = [
  {
    id: 'start',
    en: `
## Start with a key

1. In the studio, open **Settings, Developers** and choose **New key**. Name it after the software that will use it, and choose only the permissions that it needs: they are the scopes below. An e-mailed code confirms that it is you.
2. Copy the key. It is shown once; only its hash is stored.
3. Send it in the header \`Token\` of each call. Calls are below \`{origin}/api/v1\`.

[[check]]

The community's own key, the first one on that page, works below \`/builder/\` only. It sends badges and reads them.

Keep keys on a server, in its environment or in a secret store, never in a page, an app or a repository. A key sent in an address or as \`Authorization: Bearer\` is refused, and your community's admins are warned that it may have leaked.

A key acts for the community, not for a person: it continues to work when the admin who made it leaves. It can be limited to templates and to networks, ends after a year unless you choose otherwise, and can be rotated: both secrets then work for 24 hours, so that you can exchange them without a pause.
`,
    fr: `
## Commencer par une clé

1. Dans le studio, ouvrez **Paramètres, Développeurs** et choisissez **Nouvelle clé**. Donnez-lui le nom du logiciel qui l'utilisera, et choisissez seulement les autorisations dont il a besoin : ce sont les portées ci-dessous. Un code envoyé par e-mail confirme que c'est bien vous.
2. Copiez la clé. Elle n'est affichée qu'une fois ; seule son empreinte est conservée.
3. Envoyez-la dans l'en-tête \`Token\` de chaque appel. Les appels se trouvent sous \`{origin}/api/v1\`.

[[check]]

La clé propre à la communauté, la première de cette page, ne fonctionne que sous \`/builder/\`. Elle envoie des badges et les lit.

Gardez les clés sur un serveur, dans son environnement ou dans un coffre à secrets, jamais dans une page, une application ou un dépôt. Une clé envoyée dans une adresse ou avec \`Authorization: Bearer\` est refusée, et les administrateurs de votre communauté sont prévenus qu'elle a peut-être fuité.

Une clé agit pour la communauté, pas pour une personne : elle fonctionne encore quand l'administrateur qui l'a créée s'en va. Elle peut être limitée à des modèles et à des réseaux, se termine au bout d'un an sauf si vous en décidez autrement, et peut être renouvelée : les deux secrets fonctionnent alors pendant 24 heures, pour les échanger sans interruption.
`,
  },
  {
    id: 'first-badge',
    en: `
## Your first badge in five calls

You need a key with the scopes \`templates:read\`, \`templates:write\`, \`sessions:read\`, \`sessions:write\` and \`badges:read\`, and a square picture named \`picture.png\`. Open the link of the third call yourself: the badge then goes to your own wallet.

### With curl

Save this as \`first-badge.sh\` and run \`KEY=YOUR_KEY sh first-badge.sh\`.

[[first-badge.sh]]

### With TypeScript

Download the client, save this beside it as \`first-badge.ts\`, and run it. Node.js 24 runs TypeScript as it is.

[[download]]

[[first-badge.ts]]

The client has no dependencies and one method for each call below, with types. It repeats a call after a temporary failure and sends an \`Idempotency-Key\` by itself, so that nothing happens twice.
`,
    fr: `
## Votre premier badge en cinq appels

Il vous faut une clé avec les portées \`templates:read\`, \`templates:write\`, \`sessions:read\`, \`sessions:write\` et \`badges:read\`, et une image carrée nommée \`picture.png\`. Ouvrez vous-même le lien du troisième appel : le badge rejoint alors votre propre portefeuille.

### Avec curl

Enregistrez ceci sous le nom \`first-badge.sh\` et lancez \`KEY=VOTRE_CLE sh first-badge.sh\`.

[[first-badge.sh]]

### Avec TypeScript

Téléchargez le client, enregistrez ceci à côté sous le nom \`first-badge.ts\`, et lancez-le. Node.js 24 exécute TypeScript tel quel.

[[download]]

[[first-badge.ts]]

Le client n'a aucune dépendance et possède une méthode pour chacun des appels ci-dessous, avec ses types. Il répète un appel après un échec passager et envoie lui-même une \`Idempotency-Key\`, pour que rien ne se fasse deux fois.
`,
  },
  {
    id: 'scopes',
    en: `
## Scopes

Each call names one scope. A key without it gets \`scopeMissing\` (403). A call without a scope is refused to every key (\`notForKeys\`).

[[scopes]]

The scope \`addresses:read\` has no call of its own: without it, recipients' e-mail addresses are masked in responses, and the names that were entered for them are left out.
`,
    fr: `
## Portées

Chaque appel demande une portée. Une clé qui ne l'a pas reçoit \`scopeMissing\` (403). Un appel sans portée est refusé à toutes les clés (\`notForKeys\`).

[[scopes]]

La portée \`addresses:read\` n'a pas d'appel à elle : sans elle, les adresses e-mail des destinataires sont masquées dans les réponses, et les noms saisis pour eux n'y figurent pas.
`,
  },
  {
    id: 'errors',
    en: `
## Errors

An error is a status and a body with a code and a key. Decide by the key, which does not change; show your users words of your own.

[[error]]

- **400**: the input breaks a rule. The key names it, such as \`titleMissing\`.
- **401**: no key, or none that works. \`signedOut\` without a key, \`keyUnknown\`, \`keyExpired\`; \`keyAsBearer\` and \`keyInUrl\` for one that was sent in the wrong place.
- **403**: the key may not do this. \`scopeMissing\` (the response names the \`scope\`), \`keyTemplate\`, \`keyNetwork\`, \`notForKeys\`.
- **404** \`notFound\`: there is no such thing, or it belongs to another community.
- **409**: not now, such as \`templateNotPublished\`.
- **429** \`tooManyRequests\`, **503** \`unavailable\` and \`storeAway\`: wait as many seconds as \`Retry-After\` says, then repeat the call.
- **500** \`serverError\`: our fault. Repeat the call with the same \`Idempotency-Key\`.
`,
    fr: `
## Erreurs

Une erreur est un statut et un corps avec un code et une clé. Décidez d'après la clé, qui ne change pas ; montrez à vos utilisateurs vos propres mots.

[[error]]

- **400** : les données enfreignent une règle. La clé la nomme, par exemple \`titleMissing\`.
- **401** : pas de clé d'API, ou aucune qui fonctionne. \`signedOut\` sans clé, \`keyUnknown\`, \`keyExpired\` ; \`keyAsBearer\` et \`keyInUrl\` pour une clé envoyée au mauvais endroit.
- **403** : la clé d'API n'a pas ce droit. \`scopeMissing\` (la réponse nomme la portée dans \`scope\`), \`keyTemplate\`, \`keyNetwork\`, \`notForKeys\`.
- **404** \`notFound\` : cela n'existe pas, ou appartient à une autre communauté.
- **409** : pas maintenant, par exemple \`templateNotPublished\`.
- **429** \`tooManyRequests\`, **503** \`unavailable\` et \`storeAway\` : attendez le nombre de secondes indiqué par \`Retry-After\`, puis répétez l'appel.
- **500** \`serverError\` : la faute est de notre côté. Répétez l'appel avec la même \`Idempotency-Key\`.
`,
  },
  {
    id: 'paging',
    en: `
## Paging

Lists take \`pageNumber\` (from 1) and mostly \`pageSize\`, and return \`pagination: { totalPages, totalCount }\`. To read a long list while it grows, use the cursors \`after\` and \`before\` where a call has them: give \`after\` the value of \`last\` from the response before, until a page comes back empty. Rows are then neither skipped nor repeated.

Absent texts and dates are \`""\`, never null. Times are ISO 8601 in UTC. Responses can get new fields and lists new values at any time: ignore those that you do not know.
`,
    fr: `
## Pages

Les listes acceptent \`pageNumber\` (à partir de 1) et le plus souvent \`pageSize\`, et renvoient \`pagination: { totalPages, totalCount }\`. Pour lire une longue liste pendant qu'elle grandit, servez-vous des curseurs \`after\` et \`before\` là où un appel les propose : donnez à \`after\` la valeur \`last\` de la réponse précédente, jusqu'à ce qu'une page revienne vide. Aucune ligne n'est alors sautée ni répétée.

Un texte ou une date absents valent \`""\`, jamais null. Les heures sont en ISO 8601, en UTC. De nouveaux champs et de nouvelles valeurs peuvent apparaître à tout moment : ignorez ceux que vous ne connaissez pas.
`,
  },
  {
    id: 'idempotency',
    en: `
## Repeating a call safely

Every call of a key that changes something accepts the header \`Idempotency-Key\`: any text of up to {longest} characters, such as a UUID, made once for each thing that you want done. The same call with the same text is done once within {hours} hours and gets the same response each time. A different call with that text is refused with \`keyReused\` (409). If the first call is still in progress, the second one waits for it or gets \`keyInUse\` (409): repeat it after a few seconds.

[[idempotency]]
`,
    fr: `
## Répéter un appel sans risque

Tout appel d'une clé d'API qui modifie quelque chose accepte l'en-tête \`Idempotency-Key\` : un texte de {longest} caractères au plus, par exemple un UUID, créé une fois pour chaque chose à faire. Le même appel avec le même texte n'est exécuté qu'une fois en {hours} heures et reçoit chaque fois la même réponse. Un autre appel avec ce texte est refusé avec \`keyReused\` (409). Si le premier appel est encore en cours, le second l'attend ou reçoit \`keyInUse\` (409) : répétez-le après quelques secondes.

[[idempotency]]
`,
  },
  {
    id: 'limits',
    en: `
## Limits

A key can make {calls} calls a minute. Each response says how many are left: \`RateLimit: "key";r=598;t=42\` means 598 calls in the next 42 seconds. Beyond that a call gets \`tooManyRequests\` (429) with \`Retry-After\`. Bodies are limited to 2 MB, pictures to 10 MB. The daily number of e-mails is the community's, whether it sends them from the studio or by a key.

The API below \`/api/v1\` only grows. A call that is due for removal keeps working for at least 12 months, in which its responses carry the headers \`Deprecation\` and \`Sunset\`, and its entry below says what to call instead.
`,
    fr: `
## Limites

Une clé peut faire {calls} appels par minute. Chaque réponse dit combien il en reste : \`RateLimit: "key";r=598;t=42\` signifie 598 appels dans les 42 prochaines secondes. Au-delà, un appel reçoit \`tooManyRequests\` (429) avec \`Retry-After\`. Un corps est limité à 2 Mo, une image à 10 Mo. Le nombre d'e-mails par jour est celui de la communauté, qu'elle les envoie depuis le studio ou avec une clé.

L'API sous \`/api/v1\` ne fait que grandir. Un appel dont la suppression est prévue fonctionne encore au moins 12 mois, pendant lesquels ses réponses portent les en-têtes \`Deprecation\` et \`Sunset\`, et sa description ci-dessous dit quel appel le remplace.
`,
  },
  {
    id: 'webhooks',
    en: `
## Webhooks

Instead of asking again and again, let Blazon notify you. In the studio, open **Settings, Developers** and add an endpoint, or call \`POST /managers/webhooks\`. Choose what it is notified of and keep its secret, which is shown once. An endpoint has a public https address and does not redirect.

[[kinds]]

A message is a POST with a JSON body \`{ "type", "timestamp", "data" }\`, signed as [Standard Webhooks 1.0](https://www.standardwebhooks.com/) describes, in the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Its data are ids, DIDs, times and figures; call the API for more.

- **Check the signature** before you read the body. The client's \`verifyWebhook\` does that, and refuses messages that are more than five minutes old. Libraries for other languages are listed at the standard's address.
- **Answer with 2xx within 15 seconds**, and do longer work afterwards.
- **Expect a message twice**: it is delivered at least once, in no guaranteed order. Its \`webhook-id\` is the same in every attempt.
- A failed message is tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10 and 10 hours. 429 and 503 with \`Retry-After\` are respected. 410 switches the endpoint off, as do five days in which everything failed.
- The log of 30 days shows each attempt and its response, and sends messages again.

[[receive-webhook.ts]]
`,
    fr: `
## Webhooks

Plutôt que d'interroger sans cesse, laissez Blazon vous prévenir. Dans le studio, ouvrez **Paramètres, Développeurs** et ajoutez un point de terminaison, ou appelez \`POST /managers/webhooks\`. Choisissez ce dont il est informé et gardez son secret, affiché une seule fois. Son adresse est publique, en https, et ne redirige pas.

[[kinds]]

Un message est un POST avec un corps JSON \`{ "type", "timestamp", "data" }\`, signé selon [Standard Webhooks 1.0](https://www.standardwebhooks.com/), dans les en-têtes \`webhook-id\`, \`webhook-timestamp\` et \`webhook-signature\`. Ses données sont des identifiants, des DID, des heures et des nombres ; appelez l'API pour en savoir plus.

- **Vérifiez la signature** avant de lire le corps. La fonction \`verifyWebhook\` du client le fait, et refuse les messages de plus de cinq minutes. Le site du standard propose des bibliothèques pour d'autres langages.
- **Répondez par 2xx en moins de 15 secondes**, et faites le travail long ensuite.
- **Attendez-vous à recevoir un message deux fois** : il est livré au moins une fois, sans ordre garanti. Son \`webhook-id\` est le même à chaque tentative.
- Un message en échec est renvoyé après 5 secondes, 5 et 30 minutes, 2, 5, 10 et 10 heures. 429 et 503 avec \`Retry-After\` sont respectés. 410 désactive le point de terminaison, tout comme cinq jours d'échecs complets.
- Le journal de 30 jours montre chaque tentative et sa réponse, et permet de renvoyer des messages.

[[receive-webhook.ts]]
`,
  },
]
