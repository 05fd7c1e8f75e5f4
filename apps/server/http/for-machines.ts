/**
 * Addresses that programs read, in any case of letters. Below them a wrong address is 404 with JSON, never a page: a wallet
 * treats any 200 as a valid response.
 */
const FOR_MACHINES =
  /^\/(?:api|\.well-known|ims|oauth|oid4vci|oid4vp|vct|credentials|issuers|status|endorsements|achievements|ledger|ipfs)(?:\/|$)|\/\.well-known\//i

/** Whether an address, without its query, is for programs. */
export const isForMachines = (path: string) => FOR_MACHINES.test(path)
