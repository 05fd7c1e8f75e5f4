/** How the messages of the signed-in admin are signed. */
export type Signer = {
  /** The DID of the community. */
  owner: string
  community: string
  firstName: string
  /** Whether members see the first name. */
  showsName: boolean
}
