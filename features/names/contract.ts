import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { NAME_SOURCES, readName } from './rules.ts'

/** A person's name: 1 to 100 characters with a letter, NFC, without hidden characters, `@` and `://`. */
export const personName = z.string().transform((text, check) => {
  const name = readName(text)
  if (name !== undefined) return name
  check.addIssue({ code: 'custom', message: 'nameNotValid' })
  return z.NEVER
})

/** How a person is called in a community, and who said so. */
export const namedPerson = {
  /** '' without one; screens then say "No name yet" and the last four characters of the DID. */
  name: z.string(),
  nameSource: z.enum(NAME_SOURCES),
}

/** GET /wallet/names (ours): the communities that know the holder, and what each of them calls them. */
export const listOwnNames = endpoint({
  method: 'GET',
  path: '/wallet/names',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({
    names: z.array(
      z.object({
        issuerId: z.string(),
        did: z.string(),
        community: z.string(),
        imageUrl: z.string(),
        /** What the holder told it, and what it entered itself; '' without. */
        givenName: z.string(),
        listedName: z.string(),
      }),
    ),
  }),
})

/** PUT /wallet/communities/{issuerId}/name (ours): how the holder wants to be called in a community. */
export const setOwnName = endpoint({
  method: 'PUT',
  path: '/wallet/communities/{issuerId}/name',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer'), name: personName }),
  output: z.object({ name: z.string() }),
})

/** DELETE /wallet/communities/{issuerId}/name (ours): the community sees the wallet's name again, or its list's. */
export const removeOwnName = endpoint({
  method: 'DELETE',
  path: '/wallet/communities/{issuerId}/name',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer') }),
  output: z.object({}),
})
