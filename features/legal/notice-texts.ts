import { texts } from '#base/text.ts'

/** Default legal notice, as Markdown. */
export const notice = texts({
  document: {
    en: `
# Legal notice

## Operator

The operator of {host} adds here: name and legal form, postal address, telephone, register and number, the person responsible for the content, and the company that hosts the server.

## Contact

[{supportEmail}](mailto:{supportEmail})

## Content

Communities are responsible for their badges, texts and pictures. To report one, write to the address above and include the address of its page.

## Software

This service runs Blazon, free software under the Apache License 2.0. Its authors do not run this service and have no access to it.
`,
    fr: `
# Mentions légales

## Exploitant

L'exploitant de {host} indique ici : nom et forme juridique, adresse postale, téléphone, registre et numéro, directeur de la publication, et société qui héberge le serveur.

## Contact

[{supportEmail}](mailto:{supportEmail})

## Contenus

Les communautés répondent de leurs badges, textes et images. Pour en signaler un, écrivez à l'adresse ci-dessus en indiquant l'adresse de sa page.

## Logiciel

Ce service utilise Blazon, logiciel libre sous licence Apache 2.0. Ses auteurs n'exploitent pas ce service et n'y ont aucun accès.
`,
  },
})
